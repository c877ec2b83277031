/** Searches the list of operations, and copies what is code; without it the pages say the same. */
export const referenceScript = `'use strict';
const field = document.getElementById('search');
const found = document.getElementById('found');
const parts = document.querySelector('nav details');

// On a desktop the parts stand beside the page; on a phone they are opened.
const wide = matchMedia('(min-width: 56.01rem)');
const unfold = () => { parts.open = wide.matches; };
wide.addEventListener('change', unfold);
unfold();

function search() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const group of document.querySelectorAll('.group')) {
    const part = group.querySelector('h3').textContent;
    let shown = 0;
    for (const row of group.querySelectorAll('.rows li')) {
      const text = (part + ' ' + row.dataset.id + ' ' + row.textContent).toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown += 1;
    }
    group.hidden = shown === 0;
    count += shown;
  }
  found.textContent = words.length === 0 ? '' : count + ' found';
}
if (found) {
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('input', search);
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    history.replaceState(null, '', '?q=' + encodeURIComponent(field.value));
  });
  if (field.value) search();
}
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input') || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});

// Browsers offer the clipboard to pages of https and of this machine alone.
if (navigator.clipboard)
  for (const code of document.querySelectorAll('pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });
    const frame = document.createElement('div');
    frame.className = 'copied';
    code.replaceWith(frame);
    frame.append(code, button);
  }
`;
