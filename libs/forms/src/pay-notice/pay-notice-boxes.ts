import type { Answers } from '../answers.js';
import {
  checkBox,
  type FilledBox,
  type OfficialPlace,
  type OfficialSignature,
  textBox,
} from '../catalog/official-pdf.js';
import { allowancePaths } from './allowance-paths.js';

/** Fields that LS 54 and LS 59 call otherwise. */
export interface PayNoticeFields {
  readonly tips: string;
  readonly meals: string;
  readonly lodging: string;
  readonly payday: string;
  readonly otherFrequency: string;
  /** Right of the telephone number, where a foreign one stands. */
  readonly besidePhone: OfficialPlace;
}

type Write = (answers: Answers, path: string) => string;

/** What both notices have, but for the rates. */
export const payNoticeBoxes = (answers: Answers, write: Write, fields: PayNoticeFields): FilledBox[] => [
  ...employer(answers, write, fields.besidePhone),
  ...allowances(answers, write, fields),
  ...textBox(fields.payday, write(answers, 'task.regular_payday')),
  ...frequency(answers, write, fields.otherFrequency),
  ...employee(answers, write),
  ...textBox('Business_PreparerName', write(answers, 'task.preparer')),
];

function employer(answers: Answers, write: Write, besidePhone: OfficialPlace): FilledBox[] {
  const words = (name: string) => write(answers, `task.${name}`);
  const digits = [...words('employer_ein').replaceAll(/\D/g, '')];
  return [
    ...textBox('Apprenticeship_ApplicantNotification_EmployerName', words('employer_name')),
    ...textBox('Contact_OtherName_s_', words('employer_dba_name')),
    ...digits.flatMap((digit, at) => textBox(`Business_BusinessContact_FEIN${at + 1}`, digit)),
    ...textBox('Business_BusinessAddress_BusinessStreetAddress1', words('employer_physical_address')),
    ...textBox('Generic_GenericMultiLine_MultiLine1', words('employer_mailing_address')),
    ...phone(words('employer_phone'), besidePhone),
    ...checkBox('Generic_GenericYesNo_Yes16', answers['task.notice_given'] === 'at_hiring'),
    ...checkBox('Generic_GenericYesNo_No15', answers['task.notice_given'] === 'before_change'),
  ];
}

function phone(number: string, beside: OfficialPlace): FilledBox[] {
  const [, area, exchange, line] = /^\((\d{3})\) (\d{3})-(\d{4})$/.exec(number) ?? [];
  if (!area) return number === '' ? [] : [{ ...beside, text: number }];
  return [area, exchange, line].flatMap((part, at) => textBox(`Contact_OtherPhone${at + 1}`, part));
}

function allowances(answers: Answers, write: Write, { tips, meals, lodging }: PayNoticeFields): FilledBox[] {
  const isTaken = (path: string) => (answers[path] ?? null) !== null;
  const words = (name: string) => write(answers, `task.${name}_allowance`);
  const dollars = (name: string) => words(name) && `$${words(name)}`;
  const isFilledIn = (answers['task.notice_given'] ?? null) !== null;
  return [
    ...checkBox('Employment_JobBenefits_None', isFilledIn && !allowancePaths.some(isTaken)),
    ...checkBox('Employment_JobBenefits_Tips', isTaken('task.tip_allowance')),
    ...checkBox('Employment_JobBenefits_Meals', isTaken('task.meal_allowance')),
    ...checkBox('Employment_JobBenefits_Lodging', isTaken('task.lodging_allowance')),
    ...checkBox('Employment_JobBenefits_Other', isTaken('task.other_allowance')),
    ...textBox(tips, dollars('tip')),
    ...textBox(meals, dollars('meal')),
    ...textBox(lodging, words('lodging')),
    ...textBox('Business_Complaint_Other', words('other')),
  ];
}

function frequency(answers: Answers, write: Write, otherFrequency: string): FilledBox[] {
  const chosen = answers['task.pay_frequency'];
  const isOther = typeof chosen === 'string' && chosen !== 'weekly' && chosen !== 'biweekly';
  const words = write(answers, chosen === 'other' ? 'task.pay_frequency_other' : 'task.pay_frequency');
  return [
    ...checkBox('Generic_GenericYesNo_No1', chosen === 'weekly'),
    ...checkBox('Generic_GenericYesNo_Yes1', chosen === 'biweekly'),
    ...checkBox('Generic_GenericYesNo_Yes2', isOther),
    ...textBox(otherFrequency, isOther ? words : ''),
  ];
}

function employee(answers: Answers, write: Write): FilledBox[] {
  const name = [write(answers, 'employee.first_name'), write(answers, 'employee.last_name')];
  const language = answers['task.primary_language'];
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(signedOn(answers)) ?? [];
  return [
    ...textBox('Business_EmployeeName', name.filter(Boolean).join(' ')),
    ...checkBox('Employment_PrimaryLanguageEnglish', language === 'en'),
    ...checkBox('Employment_PrimaryLanguageNotEnglish', language === 'other'),
    ...textBox('Contact_PreferredLanguage', write(answers, 'task.other_language')),
    ...textBox('DocumentSignature_SignatureMM', month),
    ...textBox('DocumentSignature_SignatureDD', day),
    ...textBox('DocumentSignature_SignatureYY', year),
  ];
}

const signedOn = ({ 'task.signed_on': day }: Answers): string => (typeof day === 'string' ? day : '');

/** The PDF has no field for the signature: it is drawn on its line. The day is in three boxes. */
export const payNoticeSignature = (y: number): readonly OfficialSignature[] => [
  { sectionId: 'employee', signature: { page: 1, x: 521, y, width: 236, height: 22 } },
];
