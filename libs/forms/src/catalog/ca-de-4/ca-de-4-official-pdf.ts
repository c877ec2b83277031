import type { Answers } from '../../answers.js';
import { isAddress } from '../../is-blank.js';
import { checkBox, textBox, writerFor, type FilledBox, type OfficialPdf } from '../official-pdf.js';
import { caDe4 } from './ca-de-4.js';

const write = writerFor(caDe4);

const filingStatuses: Readonly<Record<string, string>> = {
  single_or_two_incomes: 'Filing Status 1',
  married_one_income: 'Filing Status 2',
  head_of_household: 'Filing Status 3',
};

/** Page 1 only: what is entered on the worksheets is kept nowhere. */
export const caDe4OfficialPdf: OfficialPdf = {
  edition: caDe4.edition,
  sha256: '6d1e24c7081e4eab4d3380f197a87129b657f77bfb9be6a88784f536320e9e37',
  boxes: (answers) => [...person(answers), ...claims(answers), ...employer(answers)],
  // No field for the signature: it is drawn on its line, x 136 to 430 of the page.
  signatures: [
    {
      sectionId: 'employee',
      signature: { page: 1, x: 138, y: 374, width: 290, height: 22 },
      date: { field: 'Date Employee Signed' },
    },
  ],
};

function person(answers: Answers): FilledBox[] {
  const name = ['employee.first_name', 'task.middle_initial', 'employee.last_name']
    .map((path) => write(answers, path))
    .filter(Boolean)
    .join(' ');
  const given = answers['employee.address'];
  const address = isAddress(given) ? given : null;
  return [
    ...textBox('Name 1', name),
    ...textBox('Social Security Number 1', write(answers, 'employee.social_security_number')),
    // The rule runs through the field.
    ...onLine(613.5, address && [address.street, address.secondary].filter(Boolean).join(' ')),
    ...textBox('City', address?.city),
    ...textBox('State', address?.state),
    // The box has five places.
    ...textBox('ZIP Code', address?.zip?.slice(0, 5)),
  ];
}

function claims(answers: Answers): FilledBox[] {
  const status = statusOf(answers);
  return [
    ...(status ? checkBox(status, true) : []),
    ...textBox('1a', write(answers, 'task.regular_allowances')),
    ...textBox('1b', write(answers, 'task.deduction_allowances')),
    ...textBox('1c', write(answers, 'task.total_allowances')),
    ...textBox('2', write(answers, 'task.additional_withholding')),
    ...checkBox('WHexempt', answers['task.exempt']),
    ...checkBox('notsubj2WH', answers['task.not_subject']),
  ];
}

function statusOf(answers: Answers): string | undefined {
  const status = answers['task.filing_status'];
  return typeof status === 'string' ? filingStatuses[status] : undefined;
}

// The box has three ruled lines of its own, and one field over all of them: each part stands on its line.
const employer = (answers: Answers): FilledBox[] => [
  ...onLine(331, write(answers, 'task.employer_name')),
  ...onLine(319, write(answers, 'task.employer_address')),
  ...textBox(
    'California Employer Payroll Tax Account Number',
    write(answers, 'task.employer_payroll_tax_account_number'),
  ),
];

/** A left-hand line of page 1, above its rule. */
const onLine = (y: number, text: string | null | undefined): FilledBox[] =>
  text ? [{ page: 1, x: 40.3, y, width: 261, height: 11, text }] : [];
