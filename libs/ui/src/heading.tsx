import type { ReactNode } from 'react';
import { withBreaks } from './long-word.js';
import { languageAttributes, type Phrase } from './phrase.js';

/** The title of a page; it can take the focus when the page is opened. */
export function Heading({ title, children }: { readonly title: Phrase; readonly children?: ReactNode }) {
  return (
    <div className="hosted-heading">
      <h1 tabIndex={-1} {...languageAttributes(title)}>
        {withBreaks(title.text)}
      </h1>
      {children}
    </div>
  );
}
