import type { AddressAnswer, Answers } from '../../answers.js';
import { isAddress } from '../../is-blank.js';
import { countryNameIn } from '../../kinds/country.js';
import { checkBox, textBox, writerFor, type FilledBox, type OfficialPdf } from '../official-pdf.js';
import { answerLines } from './answer-lines.js';
import { irs8233 } from './irs-8233.js';

const write = writerFor(irs8233);

const one = (name: string) => `topmostSubform[0].Page1[0].${name}[0]`;
const two = (name: string) => `topmostSubform[0].Page2[0].${name}[0]`;

/** Without a sheet: tools/sheets sets no words in white, as the heads of its parts have them. */
export const irs8233OfficialPdf: OfficialPdf = {
  edition: irs8233.edition,
  sha256: '6a614673727fcb21fa8b3d2a9d5c0cb05ed1b18e7344a858125d2c91007abd9a',
  boxes: (answers) => [
    ...year(answers),
    ...owner(answers),
    ...addresses(answers),
    ...stay(answers),
    ...claim(answers),
    ...agent(answers),
  ],
  // The file has no fields for signatures and their days: each stands on its line.
  signatures: [
    {
      sectionId: 'beneficial_owner',
      signature: { page: 2, x: 110, y: 193.5, width: 260, height: 20 },
      date: { page: 2, x: 400, y: 194, width: 150, height: 14 },
    },
    {
      sectionId: 'withholding_agent',
      signature: { page: 2, x: 176, y: 49.5, width: 264, height: 17 },
      date: { page: 2, x: 480, y: 47.5, width: 94, height: 13 },
    },
  ],
};

/** A year from January 1 to December 31 is the calendar year; any other stands with its two days. */
function year(answers: Answers): FilledBox[] {
  const [begins, ends] = [answers['task.tax_year_begins'], answers['task.tax_year_ends']];
  const [from, until] = [begins, ends].map((day) => (typeof day === 'string' ? day.slice(0, 4) : ''));
  const isCalendarYear = begins === `${from}-01-01` && ends === `${from}-12-31`;
  return isCalendarYear && from === until
    ? textBox(one('f1_1'), from)
    : [
        ...textBox(one('f1_2'), write(answers, 'task.tax_year_begins')),
        ...textBox(one('f1_3'), write(answers, 'task.tax_year_ends')),
      ];
}

const owner = (answers: Answers): FilledBox[] => [
  ...textBox(one('f1_4'), write(answers, 'task.name')),
  ...textBox(one('f1_5'), number(answers)),
  ...textBox(one('f1_6'), write(answers, 'task.foreign_tax_number')),
];

/** An ITIN is written as the IRS does, like a Social Security number. */
function number(answers: Answers): string {
  if (answers['task.tin_type'] === 'applied_for') return 'Applied For';
  const itin = write(answers, 'task.individual_taxpayer_number');
  return itin === ''
    ? write(answers, 'task.social_security_number')
    : `${itin.slice(0, 3)}-${itin.slice(3, 5)}-${itin.slice(5)}`;
}

function addresses(answers: Answers): FilledBox[] {
  const [home, here] = [answers['task.permanent_address'], answers['employee.address']];
  return [
    ...(isAddress(home)
      ? [
          ...textBox(one('f1_7'), streetOf(home)),
          ...textBox(one('f1_8'), townOf(home)),
          ...textBox(one('f1_9'), countryNameIn(home.country, 'en')),
        ]
      : []),
    ...(isAddress(here)
      ? [...textBox(one('f1_10'), streetOf(here)), ...textBox(one('f1_11'), townOf(here))]
      : []),
  ];
}

const streetOf = ({ street, secondary }: AddressAnswer): string =>
  [street, secondary].filter(Boolean).join(', ');
const townOf = ({ city, state, zip }: AddressAnswer): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const stay = (answers: Answers): FilledBox[] => [
  ...textBox(one('f1_12'), write(answers, 'task.visa_type')),
  ...textBox(one('f1_13'), write(answers, 'task.passport_country')),
  ...textBox(one('f1_14'), write(answers, 'task.passport_number')),
  ...textBox(one('f1_15'), write(answers, 'task.entered_on')),
  ...textBox(one('f1_16'), write(answers, 'task.status')),
  ...textBox(one('f1_17'), write(answers, 'task.status_expires')),
  ...checkBox(one('c1_1'), answers['task.student_or_researcher']),
];

const claim = (answers: Answers): FilledBox[] => [
  ...lines(answers, 'task.services'),
  ...textBox(two('f2_4'), write(answers, 'task.total_compensation')),
  ...textBox(two('f2_5'), write(answers, 'task.treaty')),
  ...textBox(two('f2_6'), write(answers, 'task.article')),
  ...textBox(two('f2_7'), write(answers, 'task.exempt_compensation')),
  ...textBox(two('f2_8'), write(answers, 'task.country_of_residence')),
  ...textBox(two('f2_9'), write(answers, 'task.scholarship')),
  ...textBox(two('f2_10'), write(answers, 'task.scholarship_treaty')),
  ...textBox(two('f2_11'), write(answers, 'task.scholarship_article')),
  ...textBox(two('f2_12'), write(answers, 'task.exempt_scholarship')),
  ...lines(answers, 'task.facts'),
];

const lines = (answers: Answers, path: 'task.services' | 'task.facts'): FilledBox[] =>
  answerLines(path, write(answers, path)).lines.flatMap(({ field, words }) => textBox(two(field), words));

function agent(answers: Answers): FilledBox[] {
  const address = answers['task.agent_address'];
  return [
    ...textBox(two('f2_29'), write(answers, 'task.agent_name')),
    ...textBox(two('f2_30'), write(answers, 'task.agent_ein')),
    ...(isAddress(address)
      ? [...textBox(two('f2_31'), streetOf(address)), ...textBox(two('f2_32'), townOf(address))]
      : []),
    ...textBox(two('f2_33'), write(answers, 'task.agent_phone')),
  ];
}
