// The renderer on small pages: events, form fields, keys, hooks, and what moves keep.

import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { createPage } from '../../browser/page.js';

const { document, root, window } = createPage();
const { boundary, h, render } = await import('../dom.js');

afterEach(() => {
  render(root, []);
  mock.restoreAll();
});

/** @param {string} selector @returns {any} */
const find = (selector) => document.querySelector(selector);

/** A list of buttons with these letters as keys. @param {string} letters */
const list = (letters) =>
  h(
    'ul',
    null,
    [...letters].map((key) => h('li', { key }, h('button', { id: key }, key))),
  );

/** Returns how many nodes a drawing puts in or moves. @param {() => void} draw */
function insertions(draw) {
  const observer = new window.MutationObserver(() => {});
  observer.observe(root, { childList: true, subtree: true });
  draw();
  const count = observer.takeRecords().reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
  observer.disconnect();
  return count;
}

test('handlers of focusin and focusout are called', () => {
  /** @type {string[]} */
  const seen = [];
  const on = { focusin: () => seen.push('in'), focusout: () => seen.push('out') };
  render(root, [h('div', { on }, h('button', { id: 'a' }), h('button', { id: 'b' }))]);
  find('#a').focus();
  find('#b').focus();
  assert.deepEqual(seen, ['in', 'out', 'in']);
});

test('a listener is registered once for each element and event, and calls the handler of the last drawing', () => {
  const added = mock.method(window.EventTarget.prototype, 'addEventListener');
  /** @type {number[]} */
  const seen = [];
  for (const number of [1, 2, 3]) render(root, [h('button', { on: { click: () => seen.push(number) } })]);
  assert.equal(added.mock.callCount(), 1);
  find('button').click();
  assert.deepEqual(seen, [3]);
  render(root, [h('button', null)]);
  find('button').click();
  assert.deepEqual(seen, [3]);
});

test('a handler that returns false does not cancel what the browser does', () => {
  render(root, [h('input', { type: 'checkbox', on: { click: () => false } })]);
  find('input').click();
  assert.equal(find('input').checked, true);
});

test('a field shows what is described, whatever the user did with it', () => {
  const draw = () =>
    render(root, [
      h('input', { id: 'box', type: 'checkbox', checked: false }),
      h('select', { value: 'a' }, h('option', { value: 'a' }), h('option', { value: 'b' })),
      h('input', { id: 'text', value: 'x' }),
    ]);
  draw();
  find('#box').click();
  find('select').value = 'b';
  find('#text').value = 'y';
  draw();
  assert.deepEqual([find('#box').checked, find('select').value, find('#text').value], [false, 'a', 'x']);
});

test('text that is being typed stays, and so does the caret', () => {
  const draw = (/** @type {string} */ value) => render(root, [h('input', { value })]);
  draw('old');
  const field = find('input');
  field.focus();
  field.value = 'typing';
  field.setSelectionRange(2, 3);
  draw('old');
  assert.deepEqual([field.value, field.selectionStart, field.selectionEnd], ['typing', 2, 3]);
  // The state changes: it is shown, and the caret stays.
  draw('from the server');
  assert.deepEqual([field.value, field.selectionStart, field.selectionEnd], ['from the server', 2, 3]);
  field.value = 'typing again';
  field.blur();
  draw('from the server');
  assert.equal(field.value, 'from the server');
});

test('a field that starts with a text keeps what the user made of it', () => {
  const draw = (/** @type {string} */ initial) => render(root, [h('input', { initial })]);
  draw('Guest');
  find('input').value = 'Anna';
  draw('Guest');
  assert.equal(find('input').value, 'Anna');
  draw('Berta');
  assert.equal(find('input').value, 'Berta');
});

test('two children with one key are an error that names the key and the parent', () => {
  const twice = () => h('ul', null, h('li', { key: 'a' }), [h('li', { key: 'b' }), h('li', { key: 'a' })]);
  assert.throws(twice, { message: 'two children of <ul> have the key “a”' });
  assert.throws(() => render(root, [h('p', { key: 1 }), h('p', { key: '1' })]), {
    message: 'two children of <main> have the key “1”',
  });
  assert.equal(root.childNodes.length, 0);
});

test('the element with the focus is not moved, wherever its neighbours go', () => {
  for (const focused of 'abcd') {
    for (const next of ['cabd', 'bcda', 'dcba', 'xdycbaz', focused]) {
      render(root, [list('abcd')]);
      find(`#${focused}`).focus();
      const blurred = mock.fn();
      find(`#${focused}`).addEventListener('blur', blurred);
      render(root, [list(next)]);
      assert.equal(document.activeElement?.id, focused, next);
      assert.equal(blurred.mock.callCount(), 0, next);
      assert.equal(root.textContent, next);
      render(root, []);
    }
  }
});

test('as few nodes are moved as possible', () => {
  render(root, [list('abcdefgh')]);
  assert.equal(
    insertions(() => render(root, [list('bcdefgha')])),
    1,
  );
  assert.equal(
    insertions(() => render(root, [list('abcdefgh')])),
    1,
  );
  assert.equal(
    insertions(() => render(root, [list('afcdebgh')])),
    2,
  );
  assert.equal(
    insertions(() => render(root, [list('afcdegh')])),
    0,
  );
});

test('what is scrolled within a moved element stays scrolled', () => {
  const box = (/** @type {string} */ key) => h('section', { key }, h('div', { id: key }));
  const draw = (/** @type {string} */ keys) => render(root, [...keys].map(box));
  draw('abc');
  const scrolled = find('#c');
  scrolled.scrollTop = 40;
  scrolled.dispatchEvent(new window.Event('scroll'));
  // Here nothing is laid out: a browser without `moveBefore` sets the position to 0 when an element leaves the page.
  const insert = window.Node.prototype.insertBefore;
  mock.method(window.Node.prototype, 'insertBefore', function (/** @type {Element} */ node, /** @type {any} */ next) {
    if (node.contains(scrolled)) scrolled.scrollTop = 0;
    // @ts-expect-error: `this` is the parent
    return insert.call(this, node, next);
  });
  draw('cab');
  assert.equal(scrolled.scrollTop, 40);
});

test('selected text stays selected when it moves', () => {
  const line = (/** @type {string} */ key) => h('p', { key, id: key }, `line ${key}`);
  const draw = (/** @type {string} */ keys) => render(root, [...keys].map(line));
  draw('abc');
  const text = find('#c').firstChild;
  document.getSelection()?.setBaseAndExtent(text, 1, text, 4);
  draw('cab');
  assert.equal(`${document.getSelection()}`, 'ine');
});

test('hooks: mounted once, drawn each time, removed once, each with the finished page', () => {
  /** @type {string[]} */
  const seen = [];
  const note = (/** @type {string} */ name) => (/** @type {Element} */ element) =>
    seen.push(`${name} ${element.id} ${element.isConnected} ${root.textContent}`);
  const draw = (/** @type {string} */ text) =>
    render(root, [
      h('section', null, h('p', { id: 'x', mounted: note('mounted'), drawn: note('drawn'), removed: note('removed') })),
      h('p', null, text),
    ]);
  draw('1');
  draw('2');
  render(root, []);
  assert.deepEqual(seen, [
    'mounted x true 1',
    'drawn x true 1',
    'drawn x true 2',
    // Its parent was removed, and it with it.
    'removed x false ',
  ]);
});

test('a hook that fails is reported, and the others are called', () => {
  const reported = mock.method(console, 'error', () => {});
  const later = mock.fn();
  const fail = () => {
    throw new Error('of the hook');
  };
  render(root, [h('p', { mounted: fail }), h('p', { mounted: later })]);
  assert.equal(later.mock.callCount(), 1);
  assert.match(`${reported.mock.calls[0].arguments[0]}`, /of the hook/);
});

test('a boundary shows something else for what fails, and reports it once', () => {
  const reported = mock.method(console, 'error', () => {});
  const failure = new Error('no such card');
  const fail = () => {
    throw failure;
  };
  const draw = () =>
    render(root, [boundary(fail, (error) => h('p', null, `${/** @type {Error} */ (error).message}`)), h('hr')]);
  draw();
  draw();
  assert.equal(root.innerHTML, '<p>no such card</p><hr>');
  assert.deepEqual(
    reported.mock.calls.map((call) => call.arguments),
    [[failure]],
  );
});

test('styles, attributes and namespaces follow the description', () => {
  render(root, [h('p', { style: { color: 'red', '--at': '1' }, title: 'a', hidden: true })]);
  render(root, [h('p', { style: { '--at': '2' }, hidden: false })]);
  assert.equal(find('p').outerHTML, '<p style="--at: 2;"></p>');
  render(root, [h('svg', null, h('foreignObject', null, h('div', null)))]);
  assert.equal(find('foreignObject').namespaceURI, 'http://www.w3.org/2000/svg');
  assert.equal(find('foreignObject').firstChild.namespaceURI, 'http://www.w3.org/1999/xhtml');
});
