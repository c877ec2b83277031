import type { SectionLink } from './sections-for';

/** The section in which a page stands, as its address says it; undefined where it stands in none of these. */
export function sectionAt<Link extends SectionLink>(links: readonly Link[], page: string): Link | undefined {
  const [path = ''] = page.split('?');
  return links
    .filter(({ id, href }) => id !== 'home' && (path === href || path.startsWith(`${href}/`)))
    .reduce<Link | undefined>(
      (nearest, link) => (nearest && nearest.href.length > link.href.length ? nearest : link),
      undefined,
    );
}
