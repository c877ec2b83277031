import { languageAttributes } from '@firstday/ui';
import type { ConsentParts } from './consent-parts';

/** What is to be known before agreeing to sign electronically. */
export function ConsentStatement({ consent }: { readonly consent: ConsentParts }) {
  return (
    <div className="hosted-section" {...languageAttributes(consent.whole)}>
      {consent.statement.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
