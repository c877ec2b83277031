import type { FactMark } from '@firstday/domain';

import type { SourcedFact } from '../sourced-fact.js';
import { placeList, placeWords } from './place-words.js';
import type { PackWords } from '../pack-words.js';
import type { Reciprocity, StateCertificate, WithholdingRule } from './withholding-rule.js';

const checkedOn = '2026-11-22';

export const fact = (mark: FactMark, source: string, says: string): SourcedFact => ({
  says,
  source,
  checkedOn,
  mark,
});

/** Generally known; no document was read. */
export const generally = (says: string): SourcedFact =>
  fact('general', 'generally known, not read in a document', says);

export const lists = {
  states: 'https://andrews.edu/services/hr/current_employees/payroll/statewithholding.html',
  reciprocity:
    'https://accountants.intuit.com/support/en-us/help-article/state-taxes/states-reciprocal-agreements/L4VcBwuUb_US_en_US',
} as const;

/** Without `form`, its key is made of state and number, as the catalog names its forms. */
type NewCertificate = Omit<StateCertificate, 'form'> & Partial<Pick<StateCertificate, 'form'>>;

const keyOf = (code: string, number: string): string =>
  `${code} ${number}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

interface OwnRule {
  readonly reciprocity?: Reciprocity;
  /** Why a form is asked for, or of whom, besides. */
  readonly reasons?: readonly SourcedFact[];
  /** What else is known of the certificate. */
  readonly facts?: readonly SourcedFact[];
}

/** How rules of the table are written: the facts that follow from a row are added to those that it brings. */
export const rule = {
  noTax: (code: string): WithholdingRule => ({
    code,
    tax: 'none',
    facts: [fact('table', lists.states, `${placeWords(code).en} withholds no income tax from wages.`)],
    details: [],
  }),

  own(
    code: string,
    given: NewCertificate,
    { reciprocity, reasons = [], facts = [] }: OwnRule = {},
  ): WithholdingRule {
    const certificate = { ...given, form: given.form ?? keyOf(code, given.number) };
    const { number, publishedAt, asks, asksEverybody = [], asksMark, asksSource } = certificate;
    const labels = [...asksEverybody, ...asks].map(({ label }) => label['en']).join('; ');
    return {
      code,
      tax: 'own_certificate',
      certificate,
      ...(reciprocity && { reciprocity }),
      facts: [
        fact('table', publishedAt, `${placeWords(code).en} withholds by its own certificate, ${number}.`),
        ...reciprocityFacts(code, reciprocity),
        ...reasons,
      ],
      details: [fact(asksMark, asksSource ?? publishedAt, `${number} asks for: ${labels}.`), ...facts],
    };
  },

  federal: (
    code: string,
    source: string,
    advice: PackWords,
    { reciprocity, facts = [] }: { reciprocity?: Reciprocity; facts?: readonly SourcedFact[] } = {},
  ): WithholdingRule => ({
    code,
    tax: 'federal_certificate',
    advice,
    ...(reciprocity && { reciprocity }),
    facts: [
      fact('table', source, `${placeWords(code).en} withholds by the federal Form W-4.`),
      ...reciprocityFacts(code, reciprocity),
    ],
    details: facts,
  }),

  flatRate: (code: string, source: string, reciprocity: Reciprocity): WithholdingRule => ({
    code,
    tax: 'flat_rate',
    reciprocity,
    facts: [
      fact('table', source, `${placeWords(code).en} withholds at one rate, and has no certificate for it.`),
      ...reciprocityFacts(code, reciprocity),
    ],
    details: [],
  }),
};

function reciprocityFacts(code: string, reciprocity: Reciprocity | undefined): readonly SourcedFact[] {
  if (!reciprocity) return [];
  const { residents, claim } = reciprocity;
  const who = residents === 'all_nonresidents' ? 'Nobody who lives elsewhere' : null;
  const place = placeWords(code).en;
  const form = claim.by === 'certificate' ? claim.line : claim.form.number;
  return [
    fact(
      'table',
      lists.reciprocity,
      who
        ? `${who} owes tax to ${place} on wages earned there; they claim it by ${form}.`
        : `Residents of ${placeList(residents === 'all_nonresidents' ? [] : residents)} have none of the tax of ${place} withheld; they claim it by ${form}.`,
    ),
  ];
}
