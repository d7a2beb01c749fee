// Finds messages that a language lacks, messages that nothing asks for, and names that are asked for and are not there.

/** The characters of the regulars, and the faces of guests. */
const CHARACTERS = [
  ...['thrifty', 'generous', 'patient', 'hasty', 'cautious', 'daring'],
  ...['saving', 'lavish', 'prudent', 'gambling', 'steady', 'brisk'],
];
const FACES = [
  ...['beret', 'curls', 'braids', 'cap', 'afro', 'waves'],
  ...['goatee', 'turban', 'hood', 'topknot', 'pixie', 'straw'],
];
/** What can be wrong with a series of tiles. */
const FICHES_FAULTS = [
  ...['short', 'sequence', 'double', 'colours', 'group', 'twice', 'one-joker', 'jokers-only', 'no-such'],
];

/**
 * The names that the client composes, as they stand in its modules, with what each can end in. `game` stands for every
 * game. A name that is composed and not here is a fault: nobody could tell which messages it needs.
 * @type {Record<string, string[]>}
 */
export const COMPOSED = {
  '${game}-title': [''],
  '${game}-blurb': [''],
  '${game}-minutes': [''],
  'book-source-${source.kind}': ['given', 'fact', 'ruling', 'disputed'],
  'bar-${name}': ['undo', 'redo'],
  'error-${session.connection}': ['blocked', 'retrying', 'reconnecting'],
  'fiches-describe-${action.do}': ['lay', 'draw', 'pass'],
  'character-${character}': CHARACTERS,
  'character-${regular.character}': CHARACTERS,
  'fiches-do-${action.do}': ['draw', 'pass'],
  'fiches-do-${action.do}-confirm': ['draw', 'pass'],
  'fiches-kids-${key}': [
    ...['begin', 'grown-ups', 'title', 'wait', 'undo', 'draw', 'done', 'won', 'lost', 'shared', 'almost'],
    ...['choose', 'child', 'two', 'hand-over'],
  ],
  'fiches-broken-${kindOf(series, fault)}': FICHES_FAULTS,
  'fiches-fault-${kindOf(series, fault)}': FICHES_FAULTS,
  'fiches-fault-${kind}': FICHES_FAULTS,
  'fiches-new-first-${nameOfSet(scene.view)}': ['junior', 'classic'],
  'fiches-sort-${by}': ['colour', 'number'],
  'fiches-sort-by-${by}': ['colour', 'number'],
  'fiches-tile-${kind[0]}': ['r', 'y', 'b', 'k'],
  'face-${name}': FACES,
  'home-remove-${table.phase}': ['lobby', 'playing', 'finished'],
  'monad-colour-${view.homes[own]}': [...'royldg'],
  'learn-${name}': ['next', 'back', 'skip', 'show'],
  'level-${bot}': ['random', 'greedy', 'easy', 'medium', 'strong', 'ismcts'],
  'level-${level}': ['random', 'greedy', 'easy', 'medium', 'strong', 'ismcts'],
  'level-${chair.bot}': ['random', 'greedy', 'easy', 'medium', 'strong', 'ismcts'],
  'level-${name}': ['easy', 'medium', 'strong'],
  'links-${name}': ['imprint', 'privacy'],
  'monad-a-${first}': ['2', '3', '4', '5', '6'],
  'monad-a-${rank}': ['2', '3', '4', '5', '6'],
  'monad-card-${card}': [...'royldg'].flatMap((colour) => [1, 2, 3, 4, 5].map((rank) => `${colour}${rank}`)),
  'monad-colour-${home}': [...'royldg'],
  'monad-colour-${view.homes[seat]}': [...'royldg'],
  'monad-describe-${action.do}': ['draw', 'flip', 'pass', 'end'],
  "monad-describe-${action.bonus ? 'bonus' : 'cards'}": ['bonus', 'cards'],
  'monad-do-${action.do}': ['trade', 'buy', 'leap', 'draw', 'flip', 'pass', 'end'],
  'monad-do-${action.do}-confirm': ['draw', 'flip'],
  "monad-end-${scene.events.findLast(({ event }) => event === 'over')?.by ?? 'monads'}": ['monads', 'passes', 'quiet'],
  'monad-none-${next}': ['2', '3', '4', '5'],
  "monad-prompt-${can('trade') ? 'trade' : can('buy') ? 'buy' : 'only'}": ['trade', 'buy', 'only'],
  'monad-prompt-only-${only.do}': ['draw', 'flip', 'pass', 'end'],
  'monad-rank-${rank}': ['1', '2', '3', '4', '5'],
  'panel-${name}': ['log', 'chat', 'people', 'rules'],
  'reaction-${reaction}': ['cheers', 'well_played', 'ouch', 'thinking'],
  'replay-${part}': ['fair', 'deal', 'skill', 'luck', 'others', 'result'],
  'replay-${picture}': ['first', 'back', 'play', 'pause', 'forward', 'last'],
  'replay-kind-${kind}': ['mistake', 'good-move', 'choice', 'lucky', 'unlucky'],
  'replay-kind-${one.kind}': ['mistake', 'good-move', 'choice', 'lucky', 'unlucky'],
  'replay-lucky-${review.lucky}': ['true', 'false'],
  'replay-mostly-${part}-${gained}': ['deal', 'luck', 'skill', 'others'].flatMap((part) => [
    `${part}-true`,
    `${part}-false`,
  ]),
  "replay-rating-${rating ?? 'none'}": ['excellent', 'good', 'fair', 'weak', 'none'],
  'replay-verdict-${review.verdict}': ['forced', 'good', 'mistake', 'big-mistake'],
  "rotundo-end-${scene.events.findLast(({ event }) => event === 'over')?.by ?? 'pile'}": ['pile', 'hands'],
  'rotundo-bag-${bag}': ['beige', 'brown', 'blue'],
  'rotundo-card-${card}': [
    ...['cloth', 'fur', 'leather', 'clay', 'stone'],
    ...['wood', 'glass', 'copper', 'platinum', 'gold'],
  ],
  'rotundo-describe-${what}': ['collect', 'auction', 'bid', 'drop', 'take', 'leave', 'pass'],
  'rotundo-do-${action.do}': ['drop', 'take', 'leave', 'pass'],
  'rotundo-do-${first.do}': ['collect', 'auction', 'bid'],
  'settings-theme-${theme}': ['auto', 'light', 'dark'],
  'settings-pace-${name}': ['quick', 'normal', 'calm', 'off'],
  'shuffle-check-${finding.check}-${state(finding)}': [
    ...['promise', 'shown', 'own', 'parts', 'deal'].flatMap((check) => [`${check}-held`, `${check}-fault`]),
    ...['shown-unknown', 'own-unknown'],
  ],
  'shuffle-check-${kind}': ['proven', 'open'],
  'shuffle-check-${kind}-${point}': [
    ...['nobody', 'together', 'players', 'after'].map((point) => `proven-${point}`),
    ...['break', 'no-break', 'before', 'look', 'bots', 'moves'].map((point) => `open-${point}`),
  ],
  'shuffle-check-value-${name}': ['secret', 'fingerprint', 'commitment', 'seen', 'nonce', 'key'],
  'toy-do-${action.do}': ['lay', 'draw', 'pass'],
};

/** Names that are composed of what data says: of a game's options, its lesson and its examples. */
const FROM_DATA = /^\$\{(key|scope|info\.game)\}-/;

/** The kinds of actions that the coach of a lesson has a remark of its own for. */
const OTHER_ACTIONS = ['buy', 'draw', 'end', 'lay', 'pass'];

/** Functions of the client that take the name of a message, by their module: besides `t` and `hasMessage`. */
const ASKING = { 'client/pages/lobby.js': 'button|main', 'client/parts/people.js': 'button' };

/** Where the expression that names a game begins. */
const GAME = /^\$\{[\w.?]*\bgame\}/;

/** @typedef {Record<string, string>} Files  texts by their paths */

/**
 * Returns the messages of a Fluent file: by name, the values that they use; nothing for one that refers to another.
 * @param {string} text
 */
export function messagesIn(text) {
  /** @type {Map<string, string | null>} */
  const found = new Map();
  for (const [, name, body] of text.matchAll(/^([a-z][\w-]*) =((?:.|\n(?![a-z#-]))*)/gim)) {
    const refers = /\{ ?[a-z-]/.test(body);
    found.set(name, refers ? null : [...new Set(body.match(/\$\w+/g) ?? [])].sort().join(' '));
  }
  return found;
}

/** Returns the languages of each folder of messages. @param {Files} fluent */
function folders(fluent) {
  /** @type {Map<string, Map<string, Map<string, string | null>>>} */
  const all = new Map();
  for (const [path, text] of Object.entries(fluent)) {
    const [, folder, code] = path.match(/^(.*)\/(\w+)\.ftl$/) ?? [];
    if (!all.has(folder)) all.set(folder, new Map());
    all.get(folder)?.set(code, messagesIn(text));
  }
  return all;
}

/**
 * Finds differences between the languages. A partial language may lack messages, but has none of its own.
 * @param {Files} fluent
 * @param {string[]} complete  the languages that lack nothing
 */
export function languageFaults(fluent, complete) {
  const faults = [];
  for (const [folder, languages] of folders(fluent)) {
    const english = languages.get('en') ?? new Map();
    // A sentence of the rules is given more facts than every language needs.
    const isClient = /^client|\/(board|learn)\b/.test(folder);
    for (const code of new Set([...complete, ...languages.keys()])) {
      const own = languages.get(code) ?? new Map();
      for (const name of english.keys()) {
        if (complete.includes(code) && !own.has(name)) faults.push(`${folder}/${code}.ftl lacks ${name}`);
      }
      for (const [name, values] of own) {
        if (!english.has(name)) faults.push(`${folder}/${code}.ftl has ${name}, which English lacks`);
        else if (isClient && ![values, english.get(name)].includes(null) && english.get(name) !== values)
          faults.push(`${folder}/${code}.ftl: ${name} has other values than in English`);
      }
    }
  }
  return faults;
}

/**
 * Returns the names that a module asks for, and those that it composes.
 * @param {string} path @param {string} text
 */
export function askedIn(path, text) {
  const functions = ['t', 'hasMessage', ASKING[/** @type {keyof typeof ASKING} */ (path)]].filter(Boolean).join('|');
  const names = [];
  const composed = [];
  for (const { 0: call, index } of text.matchAll(new RegExp(`(?<![\\w.])(?:${functions})\\(`, 'g'))) {
    const argument = firstArgument(text, index + call.length);
    const template = argument.match(/^`(.*)`$/s);
    if (template) composed.push(template[1]);
    for (const [, name] of argument.matchAll(/(?:^|[?:] )'([a-z][\w-]*)'/g)) if (!template) names.push(name);
    for (const [, inner] of argument.matchAll(/[?:] `([^`]*)`/g)) if (!template) composed.push(inner);
  }
  return { names, composed };
}

/** Returns the text up to the comma or bracket that ends an argument. @param {string} text @param {number} start */
function firstArgument(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if ('([{'.includes(text[at])) depth += 1;
    else if (')]}'.includes(text[at]) && (depth -= 1) < 0) return text.slice(start, at).trim();
    else if (text[at] === ',' && depth === 0) return text.slice(start, at).trim();
  }
  return text.slice(start).trim();
}

/**
 * Returns the names of what may be said at a step of a lesson: of an action that completes it, and of any other,
 * perhaps by its kind.
 * @param {string} start @param {{do?: {do: string} | {do: string}[]}} step
 */
function stepNames(start, step) {
  if (!step.do) return [`${start}-text`];
  const wanted = [step.do].flat().map((pattern) => pattern.do);
  const whys = ['why', ...wanted.map((kind) => `why-${kind}`)];
  const others = ['other', ...OTHER_ACTIONS.map((kind) => `other-${kind}`)];
  return ['text', ...whys, ...others].map((part) => `${start}-${part}`);
}

/** Returns the names that the lessons, examples and options of the games need. @param {Files} data */
function namesFromData(data) {
  const names = [];
  for (const [path, text] of Object.entries(data)) {
    const [, game, file, , value] = path.match(/games\/(\w+)\/learn\/(\w+)(-(\w+))?\.json$/) ?? [];
    for (const { name, ...step } of JSON.parse(text)) {
      if (file === 'lesson') names.push(...stepNames(`${game}-learn-step-${name}`, step));
      else names.push(`${game}-learn-${name}-title`, `${game}-learn-${name}-text`);
    }
    names.push(`${game}-learn-end`, `${game}-learn-end-${value}`, `${game}-learn-more-${value}`);
  }
  return names;
}

/**
 * Finds names that the client asks for and nobody has, and messages that it never asks for.
 * @param {{fluent: Files, modules: Files, data: Files, games: string[]}} sources  fluent: the client's in English
 */
export function clientFaults({ fluent, modules, data, games }) {
  const there = new Set(Object.values(fluent).flatMap((text) => [...messagesIn(text).keys()]));
  const needed = new Set();
  const used = new Set(namesFromData(data));
  const faults = [];
  const declared = new Set(Object.keys(COMPOSED));
  for (const [path, text] of Object.entries(modules)) {
    const { names, composed } = askedIn(path, text);
    for (const name of names) needed.add(name);
    for (const [, name] of text.matchAll(/'([a-z][\w-]*)'/g)) used.add(name);
    const [, game] = path.match(/games\/(\w+)\/board\/tips\.js$/) ?? [];
    for (const [, name] of game ? text.matchAll(/name: '([\w-]+)'/g) : []) needed.add(`${game}-tip-${name}`);
    for (const template of composed) {
      const plain = template.replace(GAME, '${game}');
      if (FROM_DATA.test(template)) continue;
      if (!(plain in COMPOSED)) faults.push(`${path} composes \`${template}\`, which is not declared`);
      declared.delete(plain);
    }
  }
  for (const template of declared) faults.push(`\`${template}\` is declared, but nothing composes it`);
  for (const [template, endings] of Object.entries(COMPOSED)) {
    const [, before, after] = template.match(/^(.*?)\$\{.*\}(.*)$/) ?? [];
    const all = template.startsWith('${game}') ? games : endings;
    for (const ending of all) needed.add(`${before}${ending}${after}`);
  }
  for (const name of needed) if (!there.has(name)) faults.push(`there is no ${name}`);
  for (const name of there) {
    const isOption = games.some((game) => name.startsWith(`${game}-option-`));
    if (!needed.has(name) && !used.has(name) && !isOption) faults.push(`nothing asks for ${name}`);
  }
  return faults;
}

/**
 * Finds names that the Rust code asks for and nobody has, and messages that it never asks for.
 * @param {{fluent: Files, code: Files}} sources  fluent: that of the crates in English
 */
export function rustFaults({ fluent, code }) {
  const there = new Set(Object.values(fluent).flatMap((text) => [...messagesIn(text).keys()]));
  const literals = new Set();
  const asked = new Set();
  for (const text of Object.values(code)) {
    // What unit tests ask for need not be there.
    const [program] = text.split('#[cfg(test)]');
    for (const [, name] of program.matchAll(/"([a-z][\w-]*)"/g)) literals.add(name);
    for (const [, name] of program.matchAll(/Phrase::new\(\s*"([^"]*)"/g)) asked.add(name);
  }
  return [
    ...[...asked].filter((name) => !there.has(name)).map((name) => `there is no ${name}`),
    ...[...there].filter((name) => !literals.has(name)).map((name) => `nothing asks for ${name}`),
  ];
}
