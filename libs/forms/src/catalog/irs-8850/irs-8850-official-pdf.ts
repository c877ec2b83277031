import type { AddressAnswer, Answers } from '../../answers.js';
import { isAddress } from '../../is-blank.js';
import { checkBox, textBox, writerFor, type FilledBox, type OfficialPdf } from '../official-pdf.js';
import { irs8850 } from './irs-8850.js';

const write = writerFor(irs8850);

const one = (name: string, at = 0) => `topmostSubform[0].Page1[0].${name}[${at}]`;
const two = (name: string) => `topmostSubform[0].Page2[0].${name}[0]`;

/** The file has two fields called c1_5: the second is box 7. */
const squares = [
  one('c1_1'),
  one('c1_2'),
  one('c1_3'),
  one('c1_4'),
  one('c1_5'),
  one('c1_6'),
  one('c1_5', 1),
];

export const irs8850OfficialPdf: OfficialPdf = {
  edition: irs8850.edition,
  sha256: '8ad81b563b75b4f189a53d37fcc80764ecd066b86ff36775e7eb10c35b35e932',
  boxes: (answers) => [...applicant(answers), ...employer(answers), ...hire(answers)],
  // The file has no fields for signatures and their days: each stands on its line.
  signatures: [
    {
      sectionId: 'applicant',
      signature: { page: 1, x: 158, y: 39, width: 295, height: 24 },
      date: { page: 1, x: 484, y: 39, width: 92, height: 13 },
    },
    {
      sectionId: 'employer',
      signature: { page: 2, x: 138, y: 421, width: 176, height: 22 },
      date: { page: 2, x: 515, y: 421, width: 61, height: 13 },
    },
  ],
};

const applicant = (answers: Answers): FilledBox[] => [
  ...textBox(one('f1_1'), write(answers, 'task.name')),
  ...textBox(one('f1_2'), write(answers, 'task.social_security_number')),
  ...addressBoxes(answers, 'task.address', [one('f1_3'), one('f1_4')]),
  ...textBox(one('f1_5'), write(answers, 'task.county')),
  ...textBox(one('f1_6'), write(answers, 'task.phone')),
  ...textBox(one('f1_7'), write(answers, 'task.date_of_birth')),
  ...squares.flatMap((field, at) => checkBox(field, answers[`task.box_${at + 1}`])),
];

const employer = (answers: Answers): FilledBox[] => [
  ...textBox(two('f2_1'), write(answers, 'task.employer_name')),
  ...textBox(two('f2_2'), write(answers, 'task.employer_phone')),
  ...textBox(two('f2_3'), write(answers, 'task.employer_ein')),
  ...addressBoxes(answers, 'task.employer_address', [two('f2_4'), two('f2_5')]),
  ...textBox(two('f2_6'), write(answers, 'task.contact_name')),
  ...textBox(two('f2_7'), write(answers, 'task.contact_phone')),
  ...addressBoxes(answers, 'task.contact_address', [two('f2_8'), two('f2_9')]),
];

function hire(answers: Answers): FilledBox[] {
  const group = answers['task.group'];
  return [
    ...textBox(two('f2_10'), group === '4' || group === '6' ? group : null),
    ...textBox(two('f2_11'), write(answers, 'task.gave_information_on')),
    ...textBox(two('f2_12'), write(answers, 'task.offered_on')),
    ...textBox(two('f2_13'), write(answers, 'task.hired_on')),
    ...textBox(two('f2_14'), write(answers, 'task.started_on')),
    ...textBox(two('f2_15'), write(answers, 'task.title')),
  ];
}

function addressBoxes(
  answers: Answers,
  path: string,
  [street, town]: readonly [string, string],
): FilledBox[] {
  const given = answers[path];
  return isAddress(given) ? [...textBox(street, streetOf(given)), ...textBox(town, townOf(given))] : [];
}

const streetOf = ({ street, secondary }: AddressAnswer): string =>
  [street, secondary].filter(Boolean).join(', ');
const townOf = ({ city, state, zip }: AddressAnswer): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
