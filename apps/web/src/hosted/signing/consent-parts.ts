import { electronicSignatureConsent, employerSignatureConsent } from '@firstday/domain';
import { paragraphs, type Phrase } from '@firstday/ui';
import { localizedPhrase } from '../task/phrase-in';

/** The consent to sign electronically, as it is read and as it is ticked. */
export interface ConsentParts {
  /** All of it: what its hash is of. */
  readonly whole: Phrase;
  /** What is to be known before agreeing; for employees, 15 U.S.C. 7001(c)(1)(B)-(C). */
  readonly statement: readonly string[];
  readonly agreement: Phrase;
}

export function consentParts(locale: string, side: 'employee' | 'employer' = 'employee'): ConsentParts {
  const { text } = side === 'employer' ? employerSignatureConsent : electronicSignatureConsent;
  const whole = localizedPhrase(text, locale);
  const all = paragraphs(whole.text);
  return { whole, statement: all.slice(0, -1), agreement: { ...whole, text: all.at(-1) ?? '' } };
}
