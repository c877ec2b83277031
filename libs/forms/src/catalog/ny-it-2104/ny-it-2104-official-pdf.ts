import type { Answers } from '../../answers.js';
import { amountAnswer } from '../../checks/check.js';
import { isAddress } from '../../is-blank.js';
import { checkBox, textBox, writerFor, type FilledBox, type OfficialPdf } from '../official-pdf.js';
import { nyIt2104 } from './ny-it-2104.js';

const write = writerFor(nyIt2104);

/** One field with a square for each choice, counted as the file has them. */
const choices = {
  'task.marital_status': {
    field: 'Status',
    values: ['single_or_head_of_household', 'married', 'married_at_higher_single_rate'],
  },
  'task.resident_of_new_york_city': { field: 'Resident', values: ['yes', 'no'] },
  'task.resident_of_yonkers': { field: 'Resident of Yonkers', values: ['yes', 'no'] },
  'task.dependent_health_insurance': { field: 'insurance benefits', values: ['yes', 'no'] },
} as const;

export const nyIt2104OfficialPdf: OfficialPdf = {
  edition: nyIt2104.edition,
  sha256: '04eb718666ba50f87183daf1581489354a23ac55b7f66997a8b10913a70dbea7',
  boxes: (answers) => [...person(answers), ...lines(answers), ...chosen(answers), ...employer(answers)],
  // No field for the signature: it is drawn below its label, left of the date.
  signatures: [
    {
      sectionId: 'employee',
      signature: { page: 1, x: 40, y: 443.2, width: 365, height: 15 },
      date: { field: 'Date' },
    },
  ],
};

function person(answers: Answers): FilledBox[] {
  const words = (path: string) => write(answers, path);
  const given = answers['employee.address'];
  const address = isAddress(given) ? given : null;
  const names = [words('employee.first_name'), words('task.middle_initial')];
  return [
    ...textBox('First name and middle initial', names.filter(Boolean).join(' ')),
    ...textBox('Last name', words('employee.last_name')),
    // The box takes nine characters: the digits alone.
    ...textBox('Your SSN', words('employee.social_security_number').replaceAll(/\D/g, '')),
    ...textBox('Permanent mailing address', address?.street),
    ...textBox('Apartment number', address?.secondary),
    ...textBox('City, village or post office', address?.city),
    ...textBox('State', address?.state),
    ...textBox('ZIP code', address?.zip),
  ];
}

const lines = (answers: Answers): FilledBox[] => [
  ...textBox('line 1', write(answers, 'task.new_york_state_allowances')),
  ...textBox('line 2', write(answers, 'task.new_york_city_allowances')),
  ...textBox('line 3', write(answers, 'task.extra_new_york_state')),
  ...textBox('line 4', write(answers, 'task.extra_new_york_city')),
  ...textBox('line 5', write(answers, 'task.extra_yonkers')),
];

const chosen = (answers: Answers): FilledBox[] =>
  Object.entries(choices).flatMap(([path, { field, values }]) => {
    const widget = values.findIndex((value) => value === answers[path]);
    return widget === -1 ? [] : [{ field, widget, checked: true as const }];
  });

const employer = (answers: Answers): FilledBox[] => [
  // Box A is the form's own count of line 1.
  ...checkBox(
    'employee claims more than 14 exemption',
    amountAnswer(answers, 'task.new_york_state_allowances') > 14,
  ),
  ...checkBox('employee is a new hire', answers['task.new_hire']),
  ...textBox('service date', digitsOf(answers, 'task.first_day_of_work')),
  ...textBox('empl qualify date', digitsOf(answers, 'task.qualifies_for_insurance_on')),
  ...textBox("Employer's name and address", write(answers, 'task.employer_name')),
  ...textBox("Employer's name and address-2", write(answers, 'task.employer_address')),
  ...textBox('EIN', write(answers, 'task.employer_identification_number').replaceAll(/\D/g, '')),
];

/** mmddyyyy, as the form asks. */
const digitsOf = (answers: Answers, path: string): string => write(answers, path).replaceAll(/\D/g, '');
