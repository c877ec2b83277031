/** Kinds of values that must not be stored in the clear. */
export type SensitiveKind =
  | 'social_security_number'
  | 'taxpayer_id'
  | 'bank_account'
  | 'card'
  | 'identity_document'
  | 'date_of_birth';

/** Its name in error messages. */
export const sensitiveKindLabels: Readonly<Record<SensitiveKind, string>> = {
  social_security_number: 'a Social Security number',
  taxpayer_id: 'a taxpayer identification number',
  bank_account: 'a bank account or routing number',
  card: 'a payment card number',
  identity_document: 'the number of an identity document',
  date_of_birth: 'a date of birth',
};
