import { languageAttributes } from '@firstday/ui';
import type { Phrase } from '@firstday/ui';
import type { ReactNode } from 'react';

interface ListRowProps {
  readonly name: Phrase;
  readonly href: string;
  /** Where it stands, in a few words. */
  readonly children: ReactNode;
  readonly isDone?: boolean;
}

/** A line of the list: all of it is the link. */
export function ListRow({ name, href, children, isDone = false }: ListRowProps) {
  return (
    <li className="task-row" data-done={isDone ? '' : undefined}>
      <h3 {...languageAttributes(name)}>
        <a href={href}>{name.text}</a>
      </h3>
      <div className="task-row-facts">{children}</div>
    </li>
  );
}
