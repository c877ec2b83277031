const escaped = (text) =>
  String(text).replaceAll(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

const style = `
  body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; background: #f4f4f2; color: #1b1f3b }
  nav, details { margin-block: 12px } label { margin-inline-end: 16px }
  h2 { font-size: 18px; margin-block: 32px 8px } .shots { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
  figure { margin: 0; background: #fff; border: 1px solid #ccc; border-radius: 6px; padding: 6px; max-width: 420px }
  img { display: block; max-width: 100%; max-height: 480px; object-fit: contain; object-position: top }
  figcaption { font-size: 13px } figcaption ul { margin: 4px 0 0; padding-inline-start: 18px; color: #b3261e }`;

/** Shows what is chosen above, and only what something was found in where that is asked. */
const script = `
  const boxes = [...document.querySelectorAll('nav input')];
  const show = () => {
    const off = boxes.filter((box) => box.name && !box.checked).map((box) => box.value);
    const only = document.querySelector('#only').checked;
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = off.some((value) => figure.dataset.of.split(' ').includes(value)) || (only && !figure.querySelector('li'));
  };
  for (const box of boxes) box.addEventListener('change', show);`;

/**
 * The page to look through: each page of the dashboard with its pictures, and what was found in each.
 * @param {readonly { page: string, file: string, tags: readonly string[], findings: readonly { kind: string, what: string }[] }[]} shots
 * @param {readonly string[]} missing pages of which there is no record
 */
export function indexPage(shots, missing) {
  const tags = [...new Set(shots.flatMap((shot) => shot.tags))];
  const pages = Map.groupBy(shots, ({ page }) => page);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of the dashboard</title><style>${style}</style>
<h1>Pictures of the dashboard</h1>
<nav>${tags.map((tag) => `<label><input type="checkbox" name="tag" value="${escaped(tag)}" checked> ${escaped(tag)}</label>`).join('')}
<label><input type="checkbox" id="only"> only where something was found</label></nav>
${summary(shots)}
${missing.length > 0 ? `<p>Without a record to show: ${missing.map(escaped).join(', ')}</p>` : ''}
${[...pages].map(([page, of]) => `<h2 id="${escaped(page)}">/${escaped(page)}</h2><div class="shots">${of.map(figure).join('')}</div>`).join('\n')}
<script>${script}</script></html>`;
}

function summary(shots) {
  const kinds = Map.groupBy(
    shots.flatMap(({ page, findings }) => findings.map((finding) => ({ page, ...finding }))),
    ({ kind }) => kind,
  );
  return [...kinds]
    .map(([kind, all]) => {
      const lines = new Set(all.map(({ page, what }) => `/${page}: ${what}`));
      return `<details><summary>${escaped(kind)}: ${lines.size}</summary><ul>${[...lines].map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></details>`;
    })
    .join('');
}

function figure({ file, tags, findings }) {
  const found = findings.map(({ kind, what }) => `<li>${escaped(kind)}: ${escaped(what)}</li>`).join('');
  return `<figure data-of="${tags.map(escaped).join(' ')}"><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a>
<figcaption>${tags.map(escaped).join(' · ')}${found ? `<ul>${found}</ul>` : ''}</figcaption></figure>`;
}
