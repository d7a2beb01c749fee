// Finds in the source of a board what only the rules should know: clauses, prices, and comparisons that look like
// rules.

import { parsers } from 'prettier/plugins/acorn';

/** @typedef {Record<string, any> & {type: string}} Node  of the syntax tree, as ESTree has it */

/** Names of what the rules count. */
const COUNTED = new RegExp(
  'rank|number|value|worth|card|tile|chosen|give|bid|discard|hand|rack|pot\\b|talon|display|chip|bank|series|' +
    'colour|joker|pass',
  'i',
);
/** Names of what the rules fix. */
const FIXED = /price|cost|worth|value|goal|points|chips|bonus|least|threshold|taken|given/i;

const COMPARISONS = ['<', '<=', '>', '>=', '===', '!=='];

/** Returns the number that a node is; null if it is none. @param {Node | null} node @returns {number | null} */
function numberIn(node) {
  if (node?.type === 'Literal' && typeof node.value === 'number') return node.value;
  const inner = node?.type === 'UnaryExpression' && node.operator === '-' ? numberIn(node.argument) : null;
  return inner === null ? null : -inner;
}

/** None and one are in every program. @param {Node | null} node */
const isTelling = (node) => Math.abs(numberIn(node) ?? 0) >= 2;

/** Whether an array counts up or down one by one, as in a list of ranks. @param {Node} array */
function isRange({ elements }) {
  const numbers = elements.map(numberIn);
  const step = numbers[1] - numbers[0];
  const isNext = (/** @type {number | null} */ one, /** @type {number} */ at) =>
    one !== null && (at === 0 || one - numbers[at - 1] === step);
  return numbers.length > 2 && Math.abs(step) === 1 && numbers.every(isNext);
}

/** Whether a number, or a list or table of numbers, is written down here. @param {Node | null} node */
function isWritten(node) {
  if (node?.type === 'ArrayExpression')
    return node.elements.length > 1 && node.elements.every((/** @type {Node} */ one) => numberIn(one) !== null);
  if (node?.type === 'ObjectExpression')
    return (
      node.properties.length > 1 && node.properties.every((/** @type {Node} */ one) => numberIn(one.value) !== null)
    );
  return isTelling(node);
}

/** Returns the node that names a value, and the value. @param {Node} node @returns {[Node, Node | null] | null} */
function namedValue(node) {
  if (node.type === 'VariableDeclarator') return [node.id, node.init];
  if (node.type === 'Property') return [node.key, node.value];
  return node.type === 'AssignmentPattern' ? [node.left, node.right] : null;
}

/**
 * Says what is wrong with a node by itself; null for nothing.
 * @param {Node} node
 * @param {Set<string>} clauses
 * @param {(node: Node) => string} textOf
 */
function wrongWith(node, clauses, textOf) {
  if (node.type === 'Literal' && clauses.has(node.value)) return 'a clause';
  if (node.type === 'TemplateElement' && clauses.has(node.value.cooked)) return 'a clause';
  if (node.type === 'BinaryExpression' && COMPARISONS.includes(node.operator)) {
    const counted = isTelling(node.right) ? node.left : isTelling(node.left) ? node.right : null;
    return counted && COUNTED.test(textOf(counted)) ? 'a comparison that looks like a rule' : null;
  }
  if (node.type === 'CallExpression' && node.arguments.some(isTelling)) {
    const cuts = /\.(slice|splice|at|with)$|^Math\.(min|max)$/.test(textOf(node.callee));
    return cuts && COUNTED.test(textOf(node)) ? 'a number of pieces' : null;
  }
  if (node.type === 'ArrayExpression' && isRange(node)) return 'a list of ranks or numbers';
  const named = namedValue(node);
  return named && FIXED.test(textOf(named[0])) && isWritten(named[1]) ? 'a price or value' : null;
}

/** @param {any} value @returns {value is Node} */
const isNode = (value) => typeof value?.type === 'string';

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) =>
  Object.entries(node)
    .filter(([name]) => name !== 'comments')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/**
 * Returns what a source knows of the rules.
 * @param {string} text
 * @param {Set<string>} clauses  of the game's rule book
 * @returns {{what: string, code: string}[]}
 */
export function rulesIn(text, clauses) {
  const parse = /** @type {(text: string, options: any) => Node} */ (/** @type {unknown} */ (parsers.acorn.parse));
  const tree = parse(text, {});
  const textOf = (/** @type {Node} */ node) => text.slice(...node.range);
  /** @type {{what: string, code: string}[]} */
  const found = [];
  for (const { value } of tree.comments)
    for (const word of value.match(/\b[A-Z]\d+(\.\d+)?\b/g) ?? [])
      if (clauses.has(word)) found.push({ what: 'a clause', code: word });
  /** @param {Node} node */
  const visit = (node) => {
    const what = wrongWith(node, clauses, textOf);
    if (what) found.push({ what, code: textOf(node).replaceAll(/\s+/g, ' ') });
    childrenOf(node).forEach(visit);
  };
  visit(tree);
  return found;
}
