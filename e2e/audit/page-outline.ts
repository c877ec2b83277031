import type { Frame } from '@playwright/test';

/** What an audit of a page depends on, in words that compare. */
export interface PageOutline {
  /** How wide it is, and of which elements it is made. */
  readonly structure: string;
  /** In which colours it is drawn. */
  readonly colours: string;
}

/**
 * Elements, attributes, what of it can be seen and where there is text, without what it says and without the names of
 * records. Of equal elements in a row two are enough.
 */
export const outlineOf = (frame: Frame): Promise<PageOutline> => frame.evaluate(outlineHere);

/** Runs in the page. */
function outlineHere(): { structure: string; colours: string } {
  const said = new Set(['alt', 'aria-label', 'content', 'd', 'href', 'placeholder', 'src', 'title', 'value']);
  const exact = new Set(['class', 'style']);
  const attributesOf = (element: Element): string[] =>
    [...element.attributes].map(({ name, value }) =>
      said.has(name)
        ? `${name}=${value.trim() !== ''}`
        : `${name}=${exact.has(name) ? value : value.replaceAll(/[\w-]*\d[\w-]*/g, '0')}`,
    );
  const outline = (element: Element): string => {
    const children: string[] = [];
    for (const node of element.childNodes) {
      if (node instanceof Text && node.data.trim() !== '') children.push('text');
      if (!(node instanceof Element) || node.matches('script, style, link, meta[name^="next"]')) continue;
      const child = outline(node);
      if (children.slice(-2).some((one) => one !== child) || children.length < 2) children.push(child);
    }
    const shown = element.checkVisibility({ visibilityProperty: true }) ? 'shown' : 'hidden';
    return `<${element.tagName} ${shown} ${attributesOf(element).sort().join(' ')}>${children.join('')}</>`;
  };
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    structure: JSON.stringify([window.innerWidth, outline(document.documentElement)]),
    colours: JSON.stringify([isDark, styles]),
  };
}
