import type { FormContent } from '@firstday/domain';
import type { LibraryPolicy, Pack, SourcedFact } from '@firstday/forms';
import { PolicyLibrary } from '../forms/index.js';
import type { TestApi } from './test-api.js';

const official: SourcedFact = {
  says: 'Employers in New York hand out a notice at hiring.',
  source: 'https://dol.ny.gov/wage-theft-prevention-act',
  checkedOn: '2026-11-20',
  mark: 'official',
};
const unsure: SourcedFact = {
  says: 'The notice is given again each year.',
  source: 'A note of 2014',
  checkedOn: '2026-11-20',
  mark: 'unsure',
};
const inNewYork = { fact: 'work_location.state', operator: 'equals', value: 'NY' } as const;

const policy = (key: string, forms: readonly string[], more: Partial<LibraryPolicy> = {}): LibraryPolicy => ({
  key,
  version: 1,
  name: `New York: ${key}`,
  condition: inNewYork,
  forms,
  tags: ['New York'],
  jurisdiction: 'NY',
  kind: 'notice',
  citation: 'N.Y. Lab. Law 195(1)(a)',
  facts: [official],
  ...more,
});

/** What New York's LS 54 asks for, in words of our own. */
const wageNotice: FormContent = {
  name: { en: 'Notice of pay rate and payday' },
  short_name: { en: 'Pay notice' },
  purpose: { en: 'You are told what you are paid, and when.' },
  minutes: 3,
  sections: [
    {
      id: 'employer',
      title: { en: 'For the employer' },
      assignee_type: 'employer',
      attestation: null,
      pages: [
        {
          id: 'pay',
          title: { en: 'The pay' },
          fields: [
            { path: 'task.dba', kind: 'text', label: { en: 'Doing business as' } },
            { path: 'task.mailing', kind: 'address', label: { en: 'Mailing address' } },
            { path: 'task.overtime', kind: 'money', label: { en: 'Overtime pay rate' } },
            { path: 'task.holidays', kind: 'text', label: { en: 'Holidays that are paid' } },
          ],
        },
      ],
    },
    {
      id: 'employee',
      title: { en: 'For the employee' },
      assignee_type: 'employee',
      attestation: { en: 'I was told my pay.' },
      pages: [
        {
          id: 'language',
          title: { en: 'Your language' },
          fields: [{ path: 'task.payday', kind: 'text', label: { en: 'Regular payday' } }],
        },
      ],
    },
  ],
};

const packPolicies = [
  policy('test-notice', ['test-wage-notice'], { kind: 'wage_notice' }),
  policy('test-notice-yearly', ['test-wage-notice'], { facts: [official, unsure] }),
];

/** As the library: two policies of a form of the catalog, one of them in doubt, and a pack with two policies. */
export const testPack: Pack = {
  form: 'test-wage-notice',
  version: 1,
  file: { use: 'filled' },
  jurisdiction: 'NY',
  content: wageNotice,
  publishedAt: 'https://dol.ny.gov/ls54',
  editionSeen: 'LS 54 (12/25)',
  knownFiles: [],
  toCheck: [{ en: 'The payday stands in section 5.', es: 'El día de pago está en la sección 5.' }],
  facts: [official],
  policies: packPolicies,
};

export const testPolicies: readonly LibraryPolicy[] = [
  policy('test-handbook', ['handbook']),
  policy('test-unsure', ['handbook'], { jurisdiction: 'US', kind: 'voluntary', facts: [unsure] }),
  ...packPolicies,
];

/** Puts it in the place of the library that the program comes with. */
export function useTestLibrary(api: TestApi, { policies = testPolicies, packs = [testPack] } = {}): void {
  Object.assign(api.app.get(PolicyLibrary, { strict: false }), { policies, packs });
}
