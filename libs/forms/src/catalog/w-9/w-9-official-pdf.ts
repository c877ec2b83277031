import { isAddress } from '../../is-blank.js';
import type { AddressAnswer, Answers } from '../../answers.js';
import { countryNameIn } from '../../kinds/country.js';
import {
  checkBox,
  textBox,
  writerFor,
  type FilledBox,
  type OfficialPdf,
  type OfficialSignature,
} from '../official-pdf.js';
import { w9 } from './w-9.js';

const write = writerFor(w9);

const field = (name: string) => `topmostSubform[0].Page1[0].${name}[0]`;
const lineThree = 'topmostSubform[0].Page1[0].Boxes3a-b_ReadOrder[0]';

const classifications = [
  'individual',
  'c_corporation',
  's_corporation',
  'partnership',
  'trust_estate',
  'llc',
  'other',
] as const;

/** The three lines of item 2. */
const itemTwo = [
  { page: 1, x: 36, y: 302.4, width: 525, height: 8 },
  { page: 1, x: 44.9, y: 292.8, width: 528, height: 8 },
  { page: 1, x: 44.9, y: 283.2, width: 160, height: 8 },
] as const;

/** The PDF has no field for either: both are drawn on the line of the signature. */
const signatureOf = (sectionId: string): OfficialSignature => ({
  sectionId,
  signature: { page: 1, x: 122, y: 194, width: 255, height: 20 },
  date: { page: 1, x: 405, y: 195, width: 110, height: 14 },
});

/**
 * Without a sheet: tools/sheets sets no words upright, as its margin has them, and none in white. Where the file is not
 * installed the form is drawn as one of our own: its own note lets a requester use a substantially similar one.
 */
export const w9OfficialPdf: OfficialPdf = {
  edition: w9.edition,
  sha256: '2d420cbb4123dcf1fb82595b2359cfbb5d81f00b9df9d359fcc7af361d093f53',
  boxes: (answers) => [...payee(answers), ...address(answers), ...tin(answers), ...crossedOut(answers)],
  signatures: [signatureOf('certification'), signatureOf('certification_without_item_2')],
};

function payee(answers: Answers): FilledBox[] {
  const words = (name: string) => write(answers, `task.${name}`);
  const code = (name: string) => String(answers[`task.${name}`] ?? '');
  return [
    ...textBox(field('f1_01'), words('payee_name')),
    ...textBox(field('f1_02'), words('business_name')),
    ...classifications.flatMap((it, at) =>
      checkBox(`${lineThree}.c1_1[${at}]`, answers['task.classification'] === it),
    ),
    ...textBox(`${lineThree}.f1_03[0]`, code('llc_classification')),
    ...textBox(`${lineThree}.f1_04[0]`, words('other_classification')),
    ...checkBox(`${lineThree}.c1_2[0]`, answers['task.foreign_partners']),
    ...textBox(field('f1_05'), code('exempt_payee_code')),
    ...textBox(field('f1_06'), code('fatca_code')),
    ...textBox(field('f1_09'), words('requester')),
    ...textBox(field('f1_10'), words('account_numbers')),
  ];
}

function address(answers: Answers): FilledBox[] {
  const given = answers['employee.address'];
  if (!isAddress(given)) return [];
  return [
    ...textBox(
      field('Address_ReadOrder[0].f1_07'),
      [given.street, given.secondary].filter(Boolean).join(' '),
    ),
    ...textBox(field('Address_ReadOrder[0].f1_08'), cityLine(given)),
  ];
}

function cityLine({ city, state, zip, country }: AddressAnswer): string {
  const abroad = /^(US|USA)?$/i.test(country) ? '' : countryNameIn(country, 'en');
  const region = [state, zip].filter(Boolean).join(' ');
  return [city, region, abroad].filter(Boolean).join(', ');
}

/** Instructions, Part I: who waits for a number writes “Applied For” in the space for it. */
function tin(answers: Answers): FilledBox[] {
  if (answers['task.tin_type'] === 'applied_for')
    return [{ page: 1, x: 417.6, y: 396, width: 158.4, height: 24, text: 'Applied For' }];
  const digits = (name: string) => write(answers, `task.${name}`).replaceAll(/\D/g, '');
  const ein = digits('employer_identification_number');
  const person = digits('social_security_number') || digits('individual_taxpayer_number');
  return [
    ...textBox(field('f1_11'), person.slice(0, 3)),
    ...textBox(field('f1_12'), person.slice(3, 5)),
    ...textBox(field('f1_13'), person.slice(5)),
    ...textBox(field('f1_14'), ein.slice(0, 2)),
    ...textBox(field('f1_15'), ein.slice(2)),
  ];
}

const crossedOut = (answers: Answers): FilledBox[] =>
  answers['task.notified_of_backup_withholding'] === true
    ? itemTwo.map((line) => ({ ...line, crossedOut: true }))
    : [];
