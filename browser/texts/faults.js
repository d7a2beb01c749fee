// What must not be in a text that a player reads: a programmer's notation, a refusal without a reason, too much for a
// line on a phone, English in another language, the same sentence twice on a screen.

/** A line on a phone is no longer. */
export const LONGEST_LINE = 140;

/**
 * @typedef {object} Text
 * @property {string} text
 * @property {string} language
 * @property {boolean} [isRefusal]
 * @property {boolean} [isProse]  read as a paragraph: a lesson, an explanation, a hint; each sentence is a line
 * @property {boolean} [isWide]  in a window with room for longer lines than a phone has
 * @property {boolean} [isNotation]  of the terminal, where pieces are typed by their codes
 */

/** A piece as records name it: `r4`, `*k5`, `r3-r5`. */
const PIECE = /(?<![\p{L}\d_-])\*?[roylbdgk](?:1[0-3]|[1-9])(?![\p{L}\d_])/u;
/** Materials as records name them; in other languages than English they are no words. */
const MATERIAL = /\b(?:cloth|fur|leather|clay|stone|wood|glass|copper|platinum|gold)\b/;
/** A name with an underscore, as options have. */
const SNAKE = /\b[a-z]+_[a-z_]+\b/;
/** The name or a value of an option, quoted as such. */
const OPTION =
  /[“„‘'"](?:teams|homes|random|cold|natural|never|deck|memory|set|junior|classic|rearrange|many|one|rounds)[”“’'"]/;
const SEAT_ZERO = /(?<!\p{L})(?:seat|platz|sitz|plaats|stoel|zitplaats) 0(?!\d)/iu;
const JSON_TEXT = /\{\s*"|"\s*:\s|\[\s*["[{]|\bJSON\b|\bnull\b/;
/** A value that was not filled in, or a message that is not there. */
const UNFILLED = /\{ ?\$|\bundefined\b|\[object |\[(?:en|de|nl): /;

/** A denial and nothing else. @type {RegExp[]} */
const DENIALS = [
  /^(?:no[.,!] )?(?:you can(?:’|')?t|you cannot|you may not)(?: [^\s,;:.]+){0,2}[.!]$/i,
  /^(?:that|this)(?:’s|'s| is)(?: not| n’t|n’t)? ?(?:possible|allowed|legal|impossible)(?: here| now)?[.!]$/i,
  /^(?:not (?:possible|allowed|legal))(?: here| now)?[.!]$/i,
  /^(?:das|so) (?:geht|ist) (?:so |hier |jetzt |das )?nicht(?: möglich| erlaubt)?[.!]$/i,
  /^(?:du kannst|du darfst)(?: [^\s,;:.]+){0,1} nicht(?: [^\s,;:.]+)?[.!]$/i,
  /^(?:dat|dit|zo) (?:kan|mag|is) (?:zo |hier |nu )?niet(?: mogelijk| toegestaan)?[.!]$/i,
  /^(?:je kunt|je kan|je mag)(?: [^\s,;:.]+){0,1} niet(?: [^\s,;:.]+)?[.!]$/i,
];

/** Returns what is wrong with a text. @param {Text} one @returns {string[]} */
export function faultsOf({ text, language, isRefusal, isProse, isWide, isNotation }) {
  const faults = [];
  const add = (/** @type {string} */ fault, /** @type {RegExp} */ pattern) => {
    const [found] = text.match(pattern) ?? [];
    if (found) faults.push(`${fault} (${found.trim()})`);
  };
  if (!isNotation) {
    add('a piece’s code', PIECE);
    if (language !== 'en') add('a material’s code', MATERIAL);
    add('an option’s name', SNAKE);
    add('an option’s name or value', OPTION);
    add('JSON', JSON_TEXT);
  }
  add('seat 0', SEAT_ZERO);
  add('a value is missing', UNFILLED);
  const lines = text.split('\n').flatMap((line) => (isProse ? sentencesOf(line) : [line]));
  const longest = Math.max(...lines.map((line) => line.length));
  if (!isWide && !isNotation && longest > LONGEST_LINE) faults.push(`${longest} characters on a line`);
  if (isRefusal && DENIALS.some((denial) => denial.test(text.trim()))) faults.push('a refusal without a reason');
  return faults;
}

/**
 * Words that are the same in English and in German or Dutch, or names: a text of these alone may be equal.
 * In lower case; numbers and signs are no words.
 */
const ALIKE = {
  de: words(`ada anna bi bis bot bots browser bruno chat chip chips clara computer dirk emma fair fiches gold hand
    host https imprint in joker jokers junior level link links log monad monads name nonce ok online quad quads quint
    quints rang rotundo stammtisch talon bonus orange beige normal vibration start stopp system team teams tri tris
    tv warm in is so an am also total`),
  nl: words(`ada anna bi bis bot bots browser bruno chat clara computer dirk emma fiches glas hand host https in is
    joker jokers junior keys link links log monad monads nonce ok online open pot quad quads quint quints rotundo
    score scores stammtisch start stop systeem team teams tri tris tv update updates warm water we was had over
    medium help en talon bonus beige partners privacy moment`),
};

/** @param {string} text */
function words(text) {
  return new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
}

/**
 * Returns whether a German or Dutch text is the English one, though its words are not the same in both.
 * @param {string} english @param {string} text @param {'de' | 'nl'} language
 */
export function isEnglish(english, text, language) {
  return english === text && [...words(text)].some((word) => !ALIKE[language].has(word));
}

/** Returns the sentences of a text. @param {string} text */
export const sentencesOf = (text) => text.split(/(?<=[.!?]) (?=\p{Lu})/u).map((one) => one.trim());

/**
 * Returns the sentences that can be read more than once among these lines. Labels and short remarks may be there often.
 * @param {string[]} lines
 */
export function repeated(lines) {
  const sentences = lines.flatMap(sentencesOf);
  const whole = sentences.filter((one) => /[.!?]$/.test(one) && one.split(/\s+/).length >= 3);
  return [...new Set(whole.filter((one, at) => whole.indexOf(one) !== at))];
}
