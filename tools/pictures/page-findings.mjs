/**
 * What of a page a program can see to be wrong, each in a few words. Runs in the page, so it knows nothing but its argument.
 * @param {{ english: readonly string[], language: string, names: readonly string[], namespaces: readonly string[] }} words
 * `english`: texts that have other words in the page's language; `names`: of events, which look like keys of words
 * @returns {Array<{ kind: string, what: string }>}
 */
export function findingsHere({ english, language, names, namespaces }) {
  const found = [];
  const add = (kind, what) => found.push({ kind, what: what.replaceAll(/\s+/g, ' ').trim().slice(0, 120) });
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const describe = (element) =>
    `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''} ${element.getAttribute('aria-label') ?? element.textContent}`;
  const seen = [...document.body.querySelectorAll('*')].filter(isSeen);

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const sideways = seen.find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    add('sideways scroll', `${scrollWidth - clientWidth} px: ${sideways ? describe(sideways) : ''}`);
  }
  // One that only a screen reader has is one, too.
  const titles = [...document.querySelectorAll('h1')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  ).length;
  if (titles !== 1) add('h1', `${titles} of them`);

  const primary = seen.filter(
    (one) =>
      one.matches('main .fd-button:is([data-variant="primary"], :not([data-variant], [data-quiet]))') &&
      !one.matches('[aria-disabled="true"], [inert] *'),
  );
  if (primary.length > 1) add('primary buttons', primary.map((one) => one.textContent).join(' | '));

  for (const one of seen) {
    // What stands above every page is as long as there is room.
    if (
      one.closest('header') ||
      !one.matches('a, button, dd, dt, h1, h2, h3, label, li, p, span, strong, td, th, bdi, code')
    )
      continue;
    const { overflowX, overflowY } = window.getComputedStyle(one);
    const isCut =
      (['clip', 'hidden'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
      (['clip', 'hidden'].includes(overflowY) && one.scrollHeight > one.clientHeight + 8);
    if (isCut && one.clientWidth > 1 && one.clientHeight > 1 && !one.matches('.visually-hidden, .fd-hidden'))
      add('text cut off', describe(one));
  }

  const [translated, kept] = [new Set(english), new Set(names)];
  const walker = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
  const isKey = new RegExp(String.raw`^(?:${namespaces.join('|')})\.\w+$`);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, parent] = [node.data.trim(), node.parentElement];
    if (text === '' || !parent || !isSeen(parent) || parent.closest('script, style, [inert]')) continue;
    if (isKey.test(text) && !kept.has(text)) add('untranslated key', text);
    // What is said to be English, and what somebody entered, is as it is.
    if (language === 'en' || parent.closest('[lang="en"], code, kbd, pre, bdi, option, textarea')) continue;
    if (translated.has(text)) {
      add('words left in English', text);
      continue;
    }
    // Names that accounts give to their records are among these: somebody has to look.
    const isLatin =
      language === 'ar' && !/[\u0600-\u06FF]/.test(text) && /(?:[A-Za-z]{3,}\s+){1,}[A-Za-z]{3,}/.test(text);
    if (isLatin && !parent.closest('[dir="auto"]')) add('Latin words', text);
  }

  if (window.innerWidth < 600)
    for (const one of seen) {
      if (
        one.closest('thead') ||
        !one.matches('a[href], button, summary, select, input:not([type="hidden"]), [role="tab"]')
      )
        continue;
      // A link among words may be as high as its line.
      const isAmongWords =
        one.tagName === 'A' &&
        window.getComputedStyle(one).display === 'inline' &&
        one.parentElement?.matches('p, li, dd, td, bdi, span, label');
      const target =
        one.closest('.fd-date') ??
        one.closest('label, [role="group"]') ??
        (one.labels?.[0] ? union(one, one.labels[0]) : one);
      const { width, height } = target instanceof window.Element ? target.getBoundingClientRect() : target;
      if (!isAmongWords && (height < 43.5 || width < 24))
        add('small target', `${Math.round(width)} x ${Math.round(height)}: ${describe(one)}`);
    }
  return found.filter(
    ({ kind, what }, at) => found.findIndex((one) => one.kind === kind && one.what === what) === at,
  );

  function union(one, other) {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return {
      width: Math.max(a.right, b.right) - Math.min(a.left, b.left),
      height: Math.max(a.bottom, b.bottom) - Math.min(a.top, b.top),
    };
  }
}
