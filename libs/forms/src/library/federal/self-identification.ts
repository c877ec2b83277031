import type { FormContent, FormFieldContent } from '@firstday/domain';
import type { Pack, PackFile } from '../pack.js';
import { signedBy } from '../pack-section.js';
import type { PackWords } from '../pack-words.js';
import { question } from '../question.js';
import type { SourcedFact } from '../sourced-fact.js';
import { inTheUnitedStates } from './in-the-united-states.js';

/** Options in their order, by value. */
export const selfIdentificationOptions = (words: Readonly<Record<string, PackWords>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label: { ...label } }));

/** The choice that everybody has. */
export const declined: PackWords = {
  en: 'I do not want to answer',
  es: 'No deseo responder',
  ar: 'لا أريد الإجابة',
};

/** A form by which employees may say something of themselves. */
export interface SelfIdentification extends Pick<FormContent, 'scope'> {
  readonly form: string;
  readonly policyName: string;
  readonly publishedAt: string;
  readonly citation: string;
  readonly name: PackWords;
  readonly shortName: PackWords;
  /** Who asks, and why. */
  readonly statement: PackWords;
  readonly fields: readonly FormFieldContent[];
  readonly toCheck: readonly PackWords[];
  readonly facts: readonly SourcedFact[];
  /** None unless the law fixes the form. */
  readonly file?: PackFile;
}

/** Voluntary, kept apart, and signed by nobody but the employee. */
export const selfIdentification = (of: SelfIdentification): Pack => ({
  form: of.form,
  version: 1,
  file: of.file ?? { use: 'none' },
  jurisdiction: 'US',
  publishedAt: of.publishedAt,
  editionSeen: null,
  knownFiles: [],
  toCheck: of.toCheck.map((words) => ({ ...words })),
  facts: of.facts,
  policies: [
    inTheUnitedStates(of.form, {
      name: of.policyName,
      kind: 'voluntary',
      citation: of.citation,
      tags: ['voluntary'],
      facts: of.facts,
    }),
  ],
  content: {
    name: { ...of.name },
    short_name: { ...of.shortName },
    purpose: {
      en: 'You may answer or not: neither has consequences for you. Nobody who hires sees the answer.',
      es: 'Puede responder o no: ninguna opción tiene consecuencias. Nadie que contrata ve la respuesta.',
      ar: 'يمكنك الإجابة أو عدمها: لا عواقب في الحالتين. ولا يرى الإجابة أحد ممن يوظفون.',
    },
    tags: ['voluntary'],
    minutes: 2,
    scope: of.scope ?? { per: 'employer' },
    segregated: true,
    sections: [
      signedBy(
        [
          {
            id: 'questions',
            title: { ...of.shortName },
            must_visit: true,
            fields: [
              question(
                'statement',
                'content',
                { en: 'Why you are asked', es: 'Por qué se le pregunta', ar: 'سبب السؤال' },
                {
                  text: { ...of.statement },
                },
              ),
              ...of.fields,
            ],
          },
        ],
        {
          en: 'I have read why I am asked, and give my answer, or none, of my own free will.',
          es: 'He leído por qué se me pregunta y respondo, o no, por mi propia voluntad.',
          ar: 'قرأت سبب السؤال، وأجيب أو أمتنع بمحض إرادتي.',
        },
      ),
    ],
  },
});
