import type { ReactNode } from 'react';
import { ListPages } from './list-pages';

interface ListSectionProps {
  /** How many there are. */
  readonly title: string;
  readonly path: string;
  /** What the list is held to, to stay so from page to page. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly page: number;
  readonly of: number;
  readonly children: ReactNode;
}

/** The rows of a list, how many there are, and the way to more of them. */
export function ListSection({ title, children, ...pages }: ListSectionProps) {
  return (
    <section className="hosted-section">
      {/* What stands in the place of no rows has a title of its own. */}
      {pages.of === 0 ? null : <h2>{title}</h2>}
      {children}
      <ListPages {...pages} />
    </section>
  );
}
