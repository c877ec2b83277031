import { type Phrase, languageAttributes } from '@firstday/ui';
import type { ReactNode } from 'react';

/** The title of a page; it can take the focus when one arrives. */
export function Heading({ title, children }: { readonly title: Phrase; readonly children?: ReactNode }) {
  return (
    <div className="hosted-heading">
      <h1 tabIndex={-1} {...languageAttributes(title)}>
        {title.text}
      </h1>
      {children}
    </div>
  );
}
