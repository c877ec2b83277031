import type { DocumentOption } from '../../field.js';
import { onDocument } from './on-document.js';

/** What Form I-9 lets an employee show, as data: page 2 of edition 01/20/25, 8 CFR 274a.2(b)(1)(v). */
export type DocumentList = 'a' | 'b' | 'c' | 'a_companion';

export interface AcceptableDocument {
  readonly key: string;
  readonly list: DocumentList;
  /** Its number in the list; 0 of what is no document of the list. */
  readonly item: number;
  /** As it is written into the form's box. */
  readonly title: string;
  /** Whether the document itself carries a photograph. */
  readonly photo: 'always' | 'sometimes' | 'never';
  /** Only for persons under 18 who cannot present another List B document. */
  readonly under18?: true;
  /** What is written in place of a document where somebody else establishes identity (M-274, 4.2 and 4.3). */
  readonly isStatement?: true;
  /** Documents that must or may accompany it in the second and third rows of List A. */
  readonly second?: readonly string[];
  readonly third?: readonly string[];
  /** It is itself a receipt (8 CFR 274a.2(b)(1)(vi)(B)-(C)). */
  readonly receiptUntil?: 'stamp_or_one_year' | 'ninety_days';
  /** The format of its number, where all documents of its kind share one. */
  readonly number?: 'passport' | 'card' | 'i94' | 'sevis';
  /** Its expiration date may be D/S, duration of status. */
  readonly durationOfStatus?: true;
}

const formsI94: readonly string[] = ['form_i94', 'form_i94a'];

const listA: readonly AcceptableDocument[] = [
  { key: 'us_passport', list: 'a', item: 1, title: 'U.S. Passport', photo: 'always', number: 'passport' },
  {
    key: 'us_passport_card',
    list: 'a',
    item: 1,
    title: 'U.S. Passport Card',
    photo: 'always',
    number: 'passport',
  },
  {
    key: 'permanent_resident_card',
    list: 'a',
    item: 2,
    title: 'Permanent Resident Card (Form I-551)',
    photo: 'always',
  },
  {
    key: 'alien_registration_receipt_card',
    list: 'a',
    item: 2,
    title: 'Alien Registration Receipt Card (Form I-551)',
    photo: 'always',
  },
  {
    key: 'foreign_passport_i551_stamp',
    list: 'a',
    item: 3,
    title: 'Foreign passport with temporary I-551 stamp',
    photo: 'always',
  },
  {
    key: 'foreign_passport_mriv',
    list: 'a',
    item: 3,
    title: 'Foreign passport with temporary I-551 printed notation on a machine-readable immigrant visa',
    photo: 'always',
  },
  {
    key: 'employment_authorization_document',
    list: 'a',
    item: 4,
    title: 'Employment Authorization Document (Form I-766)',
    photo: 'always',
    number: 'card',
  },
  {
    key: 'foreign_passport_with_i94',
    list: 'a',
    item: 5,
    title: 'Foreign passport',
    photo: 'always',
    second: formsI94,
    third: ['form_i20', 'form_ds2019'],
  },
  { key: 'fsm_passport', list: 'a', item: 6, title: 'FSM Passport', photo: 'always', second: formsI94 },
  { key: 'rmi_passport', list: 'a', item: 6, title: 'RMI Passport', photo: 'always', second: formsI94 },
  {
    key: 'form_i94_i551_stamp',
    list: 'a',
    item: 2,
    title: 'Form I-94 with I-551 stamp and photograph',
    photo: 'always',
    receiptUntil: 'stamp_or_one_year',
    number: 'i94',
  },
  {
    key: 'form_i94_refugee',
    list: 'a',
    item: 4,
    title: 'Form I-94 with “RE” notation or refugee stamp',
    photo: 'never',
    receiptUntil: 'ninety_days',
    number: 'i94',
  },
];

/** The second and third document of a List A combination; none of them is acceptable alone. */
const companions: readonly AcceptableDocument[] = [
  {
    key: 'form_i94',
    list: 'a_companion',
    item: 5,
    title: 'Form I-94',
    photo: 'never',
    number: 'i94',
    durationOfStatus: true,
  },
  {
    key: 'form_i94a',
    list: 'a_companion',
    item: 5,
    title: 'Form I-94A',
    photo: 'never',
    number: 'i94',
    durationOfStatus: true,
  },
  {
    key: 'form_i20',
    list: 'a_companion',
    item: 5,
    title: 'Form I-20',
    photo: 'never',
    number: 'sevis',
    durationOfStatus: true,
  },
  {
    key: 'form_ds2019',
    list: 'a_companion',
    item: 5,
    title: 'Form DS-2019',
    photo: 'never',
    number: 'sevis',
    durationOfStatus: true,
  },
];

const listB: readonly AcceptableDocument[] = [
  { key: 'drivers_license', list: 'b', item: 1, title: "Driver's license", photo: 'sometimes' },
  {
    key: 'state_id_card',
    list: 'b',
    item: 1,
    title: 'ID card issued by a State or outlying possession',
    photo: 'sometimes',
  },
  {
    key: 'government_id_card',
    list: 'b',
    item: 2,
    title: 'ID card issued by a federal, state or local government agency',
    photo: 'sometimes',
  },
  { key: 'school_id_card', list: 'b', item: 3, title: 'School ID card with a photograph', photo: 'always' },
  { key: 'voter_registration_card', list: 'b', item: 4, title: "Voter's registration card", photo: 'never' },
  { key: 'us_military_card', list: 'b', item: 5, title: 'U.S. Military card', photo: 'sometimes' },
  { key: 'draft_record', list: 'b', item: 5, title: 'Draft record', photo: 'never' },
  {
    key: 'military_dependent_id_card',
    list: 'b',
    item: 6,
    title: "Military dependent's ID card",
    photo: 'sometimes',
  },
  {
    key: 'merchant_mariner_card',
    list: 'b',
    item: 7,
    title: 'U.S. Coast Guard Merchant Mariner Card',
    photo: 'sometimes',
  },
  {
    key: 'tribal_document_b',
    list: 'b',
    item: 8,
    title: 'Native American tribal document',
    photo: 'sometimes',
  },
  {
    key: 'canadian_drivers_license',
    list: 'b',
    item: 9,
    title: "Driver's license issued by a Canadian government authority",
    photo: 'sometimes',
  },
  {
    key: 'school_record',
    list: 'b',
    item: 10,
    title: 'School record or report card',
    photo: 'never',
    under18: true,
  },
  {
    key: 'medical_record',
    list: 'b',
    item: 11,
    title: 'Clinic, doctor, or hospital record',
    photo: 'never',
    under18: true,
  },
  {
    key: 'day_care_record',
    list: 'b',
    item: 12,
    title: 'Day-care or nursery school record',
    photo: 'never',
    under18: true,
  },
  {
    key: 'individual_under_18',
    list: 'b',
    item: 0,
    title: 'Individual under age 18',
    photo: 'never',
    under18: true,
    isStatement: true,
  },
  {
    key: 'special_placement',
    list: 'b',
    item: 0,
    title: 'Special Placement',
    photo: 'never',
    isStatement: true,
  },
];

const listC: readonly AcceptableDocument[] = [
  {
    key: 'social_security_card',
    list: 'c',
    item: 1,
    title: 'Social Security Account Number card',
    photo: 'never',
  },
  {
    key: 'report_of_birth_ds1350',
    list: 'c',
    item: 2,
    title: 'Certification of report of birth (Form DS-1350)',
    photo: 'never',
  },
  {
    key: 'report_of_birth_fs545',
    list: 'c',
    item: 2,
    title: 'Certification of report of birth (Form FS-545)',
    photo: 'never',
  },
  {
    key: 'report_of_birth_fs240',
    list: 'c',
    item: 2,
    title: 'Certification of report of birth (Form FS-240)',
    photo: 'never',
  },
  { key: 'birth_certificate', list: 'c', item: 3, title: 'Birth certificate', photo: 'never' },
  {
    key: 'tribal_document_c',
    list: 'c',
    item: 4,
    title: 'Native American tribal document',
    photo: 'sometimes',
  },
  { key: 'citizen_id_card', list: 'c', item: 5, title: 'U.S. Citizen ID Card (Form I-197)', photo: 'always' },
  {
    key: 'resident_citizen_id_card',
    list: 'c',
    item: 6,
    title: 'Identification Card for Use of Resident Citizen in the United States (Form I-179)',
    photo: 'always',
  },
  {
    key: 'dhs_employment_authorization',
    list: 'c',
    item: 7,
    title: 'Employment authorization document issued by the Department of Homeland Security',
    photo: 'sometimes',
  },
];

export const acceptableDocuments: readonly AcceptableDocument[] = [
  ...listA,
  ...companions,
  ...listB,
  ...listC,
];

const byKey: ReadonlyMap<string, AcceptableDocument> = new Map(acceptableDocuments.map((it) => [it.key, it]));

export const acceptableDocument = (key: string): AcceptableDocument | undefined => byKey.get(key);

/** The documents of a list, in the order of the form, to choose from. */
export const documentOptions = (list: DocumentList): readonly DocumentOption[] =>
  acceptableDocuments.filter((it) => it.list === list).map(optionOf);

/** Some documents by their keys, to choose from. */
export const documentOptionsOf = (...keys: readonly string[]): readonly DocumentOption[] =>
  acceptableDocuments.filter((it) => keys.includes(it.key)).map(optionOf);

const optionOf = ({ key, title, durationOfStatus, isStatement }: AcceptableDocument): DocumentOption => ({
  key,
  title,
  ...onDocument(key),
  ...(durationOfStatus ? { durationOfStatus } : {}),
  ...(isStatement ? { isStatement } : {}),
});

/** The keys of what stands in List B without being a document: nobody issues it. */
export const statementKeys: readonly string[] = listB.filter((it) => it.isStatement).map(({ key }) => key);
