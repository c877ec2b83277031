import { isAddress } from '../../is-blank.js';
import type { AddressAnswer, Answers } from '../../answers.js';
import { countryNameIn } from '../../kinds/country.js';
import { checkBox, textBox, writerFor, type FilledBox, type OfficialPdf } from '../official-pdf.js';
import { w4Sheet } from './generated/w-4-sheet.js';
import { w4 } from './w-4.js';

const write = writerFor(w4);

const field = (name: string) => `topmostSubform[0].Page1[0].${name}[0]`;

// Three checkboxes of the same name that are not linked in the PDF: exactly one is ticked here.
const filingStatuses: Readonly<Record<string, string>> = {
  single_or_married_filing_separately: 'topmostSubform[0].Page1[0].c1_1[0]',
  married_filing_jointly: 'topmostSubform[0].Page1[0].c1_1[1]',
  head_of_household: 'topmostSubform[0].Page1[0].c1_1[2]',
};

/** Page 1 only: the worksheets of pages 3 and 4 say "Keep for your records" and do not go to the employer. */
export const w4OfficialPdf: OfficialPdf = {
  edition: '2026',
  sha256: '92444d8856ce55d9e25dca8b6d1420634fc68b11e1ab1f760916ea29ddd312b2',
  sheet: w4Sheet,
  boxes: (answers) => [...stepOne(answers), ...stepsTwoToFour(answers), ...employersOnly(answers)],
  // The PDF has no field for either: both are drawn on the line of Step 5.
  signatures: [
    {
      sectionId: 'employee',
      signature: { page: 1, x: 102, y: 90.5, width: 340, height: 22 },
      date: { page: 1, x: 463, y: 91.5, width: 110, height: 14 },
    },
  ],
};

function stepOne(answers: Answers): FilledBox[] {
  const words = (path: string) => write(answers, path);
  const firstAndInitial = [words('employee.first_name'), words('task.middle_initial')]
    .filter(Boolean)
    .join(' ');
  const address = addressOf(answers);
  const status = filingStatusOf(answers);
  return [
    ...textBox(field('Step1a[0].f1_01'), firstAndInitial),
    ...textBox(field('Step1a[0].f1_02'), words('employee.last_name')),
    ...textBox(
      field('Step1a[0].f1_03'),
      address && [address.street, address.secondary].filter(Boolean).join(' '),
    ),
    ...textBox(field('Step1a[0].f1_04'), address && cityLine(address)),
    ...textBox(field('f1_05'), words('employee.social_security_number')),
    ...(status ? checkBox(status, true) : []),
  ];
}

function stepsTwoToFour(answers: Answers): FilledBox[] {
  return [
    ...checkBox(field('c1_2'), answers['task.two_jobs']),
    ...textBox(field('Step3_ReadOrder[0].f1_06'), write(answers, 'task.qualifying_children_amount')),
    ...textBox(field('Step3_ReadOrder[0].f1_07'), write(answers, 'task.other_dependents_amount')),
    ...textBox(field('f1_08'), write(answers, 'task.dependents_total')),
    ...textBox(field('f1_09'), write(answers, 'task.other_income')),
    ...textBox(field('f1_10'), write(answers, 'task.deductions')),
    ...textBox(field('f1_11'), write(answers, 'task.extra_withholding')),
    ...nonresidentAlien(answers),
    ...checkBox(field('c1_3'), answers['task.exempt']),
  ];
}

/** Notice 1392: a nonresident alien writes "NRA" in the space below Step 4(c), where the PDF has no field. */
function nonresidentAlien(answers: Answers): FilledBox[] {
  return answers['task.nonresident_alien'] === true
    ? [{ page: 1, x: 511.2, y: 157, width: 64.8, height: 12, text: 'NRA' }]
    : [];
}

function employersOnly(answers: Answers): FilledBox[] {
  const words = (path: string) => write(answers, `task.${path}`);
  return [
    ...textBox(field('f1_12'), words('employer_name_and_address')),
    ...textBox(field('f1_13'), words('first_date_of_employment')),
    ...textBox(field('f1_14'), words('employer_identification_number')),
  ];
}

function filingStatusOf(answers: Answers): string | undefined {
  const status = answers['task.filing_status'];
  return typeof status === 'string' ? filingStatuses[status] : undefined;
}

function addressOf(answers: Answers): AddressAnswer | null {
  const value = answers['employee.address'];
  return isAddress(value) ? value : null;
}

function cityLine({ city, state, zip, country }: AddressAnswer): string {
  const abroad = /^(US|USA)?$/i.test(country) ? '' : countryNameIn(country, 'en');
  return [[city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '), abroad]
    .filter(Boolean)
    .join(', ');
}
