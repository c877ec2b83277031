import type { OnDocument } from '../../field.js';

type OfDocuments = Readonly<Partial<Record<string, OnDocument>>>;

/** Of documents that are not named here each has a number. */
const numbered: OfDocuments = {
  birth_certificate: 'sometimes',
  citizen_id_card: 'sometimes',
  day_care_record: 'sometimes',
  dhs_employment_authorization: 'sometimes',
  draft_record: 'sometimes',
  government_id_card: 'sometimes',
  individual_under_18: 'never',
  medical_record: 'sometimes',
  merchant_mariner_card: 'sometimes',
  military_dependent_id_card: 'sometimes',
  report_of_birth_ds1350: 'sometimes',
  report_of_birth_fs240: 'sometimes',
  report_of_birth_fs545: 'sometimes',
  resident_citizen_id_card: 'sometimes',
  school_id_card: 'sometimes',
  school_record: 'sometimes',
  special_placement: 'never',
  tribal_document_b: 'sometimes',
  tribal_document_c: 'sometimes',
  us_military_card: 'sometimes',
  voter_registration_card: 'sometimes',
};

/**
 * Of documents that are not named here each has an expiration date; that of a Form I-94 may be D/S. Permanent Resident
 * Cards from before 1990 have none, and some states issue cards to older people that have none.
 */
const expiring: OfDocuments = {
  alien_registration_receipt_card: 'sometimes',
  birth_certificate: 'never',
  canadian_drivers_license: 'sometimes',
  citizen_id_card: 'sometimes',
  day_care_record: 'never',
  dhs_employment_authorization: 'sometimes',
  draft_record: 'never',
  drivers_license: 'sometimes',
  form_i94_i551_stamp: 'sometimes',
  form_i94_refugee: 'sometimes',
  government_id_card: 'sometimes',
  individual_under_18: 'never',
  medical_record: 'never',
  merchant_mariner_card: 'sometimes',
  military_dependent_id_card: 'sometimes',
  permanent_resident_card: 'sometimes',
  report_of_birth_ds1350: 'never',
  report_of_birth_fs240: 'never',
  report_of_birth_fs545: 'never',
  resident_citizen_id_card: 'sometimes',
  school_id_card: 'sometimes',
  school_record: 'never',
  social_security_card: 'never',
  special_placement: 'never',
  state_id_card: 'sometimes',
  tribal_document_b: 'sometimes',
  tribal_document_c: 'sometimes',
  us_military_card: 'sometimes',
  voter_registration_card: 'sometimes',
};

/**
 * Whether a document has a number and an expiration date on its face. The agency counts either as missing where it is left
 * blank; where a document has none, the form's instructions ask for N/A.
 */
export const onDocument = (key: string): Readonly<Record<'numbered' | 'expires', OnDocument>> => ({
  numbered: numbered[key] ?? 'always',
  expires: expiring[key] ?? 'always',
});

/** The documents of which something is not always there. */
export const documentsThatMayLack = [...new Set([...Object.keys(numbered), ...Object.keys(expiring)])];
