// How the page of all texts looks, and its filters.

export const STYLE = `
  body { margin: 0; font: 20px/1.5 Georgia, serif; color: #1c1a17; background: #fbf9f5; }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.4em 1.2em;
    align-items: baseline; padding: 0.5em 1em; background: #fff; border-bottom: 1px solid #ccc;
    font: 16px system-ui, sans-serif; }
  h1 { font-size: 1.2em; margin: 0; }
  main { padding: 0 1em 4em; max-width: 110em; margin: auto; }
  h2 { font-size: 1.5em; border-bottom: 3px solid #8a5a2b; margin: 1em 0 0.5em; }
  h3 { font: bold 1em system-ui, sans-serif; margin: 1.6em 0 0.4em; color: #8a5a2b; }
  small { color: #777; font-weight: normal; }
  article { border-top: 1px solid #ddd; padding: 0.5em 0; }
  h4 { display: inline; font: 15px ui-monospace, monospace; color: #555; margin: 0 1em 0 0; }
  .links { display: inline; margin: 0; font: 12px ui-monospace, monospace; }
  .links a { color: #999; }
  .note { margin: 0.2em 0; font: italic 15px system-ui, sans-serif; color: #555; }
  .case { display: grid; grid-template-columns: repeat(var(--languages, 3), 1fr); gap: 0 1.4em; }
  .case p { margin: 0.15em 0; white-space: pre-line; overflow-wrap: anywhere; }
  .case .where { grid-column: 1 / -1; font: 13px system-ui, sans-serif; color: #777; margin-bottom: 0.6em; }
  b.long { background: #c0392b; color: #fff; font: bold 13px system-ui; padding: 0 0.4em; border-radius: 1em; }
  [hidden] { display: none !important; }
  dialog img { max-width: 90vw; max-height: 85vh; }
  @media (max-width: 700px) { .case { grid-template-columns: 1fr; } }
`;

export const SCRIPT = `
  const field = (id) => document.getElementById(id);
  function filter() {
    const words = field('filter').value.toLowerCase();
    let shown = 0;
    for (const section of document.querySelectorAll('section')) {
      const inScope = !field('scope').value || section.dataset.scope === field('scope').value;
      let any = false;
      for (const row of section.querySelectorAll('article')) {
        const fits = inScope && (!field('only').value || row.classList.contains(field('only').value)) &&
          (!words || (row.dataset.group + ' ' + row.textContent).toLowerCase().includes(words));
        row.hidden = !fits;
        any ||= fits;
        shown += fits;
      }
      section.hidden = !any;
      for (const heading of section.querySelectorAll('h3')) {
        let next = heading.nextElementSibling;
        while (next?.hidden && next.tagName === 'ARTICLE') next = next.nextElementSibling;
        heading.hidden = next?.tagName !== 'ARTICLE';
      }
    }
    field('count').textContent = shown + ' messages';
  }
  function languages() {
    const boxes = [...document.querySelectorAll('.language')];
    document.body.style.setProperty('--languages', boxes.filter((box) => box.checked).length || 1);
    for (const box of boxes) for (const part of document.querySelectorAll('p.' + box.value)) part.hidden = !box.checked;
  }
  for (const id of ['scope', 'filter', 'only']) field(id).addEventListener('input', filter);
  for (const box of document.querySelectorAll('.language')) box.addEventListener('change', languages);
  const dialog = field('picture');
  dialog.addEventListener('click', () => dialog.close());
  document.addEventListener('click', ({ target }) => {
    if (!target.dataset?.picture) return;
    dialog.querySelector('img').src = PICTURES[target.dataset.picture];
    dialog.showModal();
  });
`;
