/** The web service's codes of documents; those marked were seen in public clients, the others follow their pattern and are to be checked against `/reference/document_types` of an enrolled party. */
export interface DocumentCode {
  readonly code: string;
  readonly isObserved: boolean;
  readonly subType?: string;
}

const seen = (code: string, subType?: string): DocumentCode => ({
  code,
  isObserved: true,
  ...(subType ? { subType } : {}),
});
const likely = (code: string): DocumentCode => ({ code, isObserved: false });

/** By the keys of the acceptable documents of Form I-9. A receipt for a lost document has no code: no case is made of it. */
export const documentCodes: Readonly<Record<string, DocumentCode>> = {
  us_passport: seen('US_PASSPORT'),
  us_passport_card: likely('US_PASSPORT_CARD'),
  permanent_resident_card: seen('FORM_I551'),
  alien_registration_receipt_card: seen('FORM_I551'),
  foreign_passport_i551_stamp: likely('FOREIGN_PASSPORT_I551_STAMP'),
  foreign_passport_mriv: likely('FOREIGN_PASSPORT_I551_NOTATION'),
  employment_authorization_document: seen('FORM_I766'),
  foreign_passport_with_i94: likely('FOREIGN_PASSPORT_FORM_I94'),
  fsm_passport: likely('FSM_PASSPORT_FORM_I94'),
  rmi_passport: likely('RMI_PASSPORT_FORM_I94'),
  form_i94_i551_stamp: likely('FORM_I94_I551_STAMP'),
  form_i94_refugee: likely('FORM_I94_REFUGEE'),
  drivers_license: seen('DRIVERS_LICENSE', 'DRIVERS_LICENSE'),
  state_id_card: seen('DRIVERS_LICENSE', 'STATE_ID_CARD'),
  government_id_card: likely('GOVERNMENT_ID_CARD'),
  school_id_card: seen('SCHOOL_ID_CARD'),
  us_military_card: likely('US_MILITARY_CARD'),
  military_dependent_id_card: likely('MILITARY_DEPENDENT_ID_CARD'),
  merchant_mariner_card: likely('MERCHANT_MARINER_CARD'),
  tribal_document_b: likely('NATIVE_AMERICAN_TRIBAL_DOCUMENT'),
  canadian_drivers_license: likely('CANADIAN_DRIVERS_LICENSE'),
  social_security_card: seen('SOCIAL_SECURITY_CARD'),
  report_of_birth_ds1350: likely('FORM_DS1350'),
  report_of_birth_fs545: likely('FORM_FS545'),
  report_of_birth_fs240: likely('FORM_FS240'),
  birth_certificate: seen('US_BIRTH_CERTIFICATE'),
  tribal_document_c: likely('NATIVE_AMERICAN_TRIBAL_DOCUMENT'),
  citizen_id_card: likely('FORM_I197'),
  resident_citizen_id_card: likely('FORM_I179'),
  dhs_employment_authorization: likely('DHS_EMPLOYMENT_AUTHORIZATION'),
};

/** The documents whose photo E-Verify shows for comparison. */
export const photoDocuments: readonly string[] = [
  'us_passport',
  'us_passport_card',
  'permanent_resident_card',
  'employment_authorization_document',
];

export const citizenshipCodes = {
  citizen: 'US_CITIZEN',
  noncitizen_national: 'NONCITIZEN',
  lawful_permanent_resident: 'LAWFUL_PERMANENT_RESIDENT',
  alien_authorized_to_work: 'NONCITIZEN_AUTHORIZED_TO_WORK',
} as const;
export type CitizenshipCode = (typeof citizenshipCodes)[keyof typeof citizenshipCodes];
