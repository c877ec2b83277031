import type { SensitiveKind } from './sensitive-kind.js';
import { wordsOf } from './words-of.js';

/** Whose record it is: a person's `tax_id` is a Social Security number, a company's is its EIN, which is public. */
export type PropertySubject = 'person' | 'organization';

interface Term {
  readonly kind: SensitiveKind;
  /** `certain` terms mean the same after any other word, `uncertain` ones (`client_account_number`) do not. */
  readonly certainty: 'clear' | 'vague';
}

const certain = (kind: SensitiveKind, terms: string): [string, Term][] =>
  terms.split(/\s+/).map((term) => [term, { kind, certainty: 'clear' }]);
const uncertain = (kind: SensitiveKind, terms: string): [string, Term][] =>
  terms.split(/\s+/).map((term) => [term, { kind, certainty: 'vague' }]);

const terms: ReadonlyMap<string, Term> = new Map([
  ...certain(
    'social_security_number',
    `ssn ssn_number ssn_id ss_number soc_sec soc_sec_number social_sec_number social_security
     social_security_number social_security_id social_insurance_number sin_number
     national_insurance_number national_id_number national_identification_number`,
  ),
  ...uncertain('social_security_number', 'sin national_id'),
  ...certain('taxpayer_id', 'itin itin_number individual_taxpayer_identification_number'),
  ...certain(
    'bank_account',
    `bank_account bank_account_number bank_acct bank_acct_number checking_account
     checking_account_number savings_account savings_account_number deposit_account
     deposit_account_number bank_number routing_number bank_routing bank_routing_number
     routing_transit_number aba_number aba_routing aba_routing_number iban iban_number`,
  ),
  ...uncertain('bank_account', 'account_number acct_number'),
  ...certain(
    'card',
    `credit_card credit_card_number debit_card debit_card_number payment_card payment_card_number
     bank_card_number primary_account_number cvv cvv_code cvv_number cvc cvc_code
     card_verification_value card_verification_code card_security_code`,
  ),
  ...uncertain('card', 'card_number'),
  ...certain(
    'identity_document',
    `passport_number passport_id passport_card_number alien_number alien_registration_number anumber
     uscis_number green_card_number permanent_resident_card_number visa_number
     i94_number i_94_number i94_admission_number drivers_license_number driver_license_number
     driving_license_number drivers_licence_number driver_licence_number driving_licence_number
     dl_number`,
  ),
  ...uncertain('identity_document', 'a_number'),
  ...certain('date_of_birth', 'dob dob_date date_of_birth birth_date birthdate birth_day birthday born_on'),
]);

/** Terms that say a document, not yet its number: `drivers_license: "class C"` may stay. */
const documents: ReadonlySet<string> = new Set(
  `passport alien_registration green_card drivers_license driver_license driving_license drivers_licence
   driver_licence driving_licence`.split(/\s+/),
);

/** Public for a company: its EIN. */
const ofPersons: ReadonlyMap<string, Term> = new Map([
  ...certain(
    'taxpayer_id',
    `tax_id tax_id_number tax_number tax_identification_number tin tin_number taxpayer_id
     taxpayer_number taxpayer_identification_number`,
  ),
  ...certain('identity_document', 'state_id_number'),
]);

/** Words that may precede an uncertain term without changing its meaning. */
const persons: ReadonlySet<string> = new Set(
  `applicant associate bank candidate checking contractor credit current debit deposit direct employee payment
   payroll person personal primary savings secondary spouse us user worker`.split(/\s+/),
);

/** The kind of a property by its name alone; undefined for a harmless name. */
export function sensitiveKindOfName(
  name: string,
  value: unknown,
  subject: PropertySubject,
): SensitiveKind | undefined {
  const words = wordsOf(name);
  if (isClearlyNotANumber(words, String(value))) return undefined;
  for (let from = 0; from < words.length; from++) {
    const term = words.slice(from).join('_');
    const before = words.slice(0, from);
    const known = terms.get(term) ?? (subject === 'person' ? ofPersons.get(term) : undefined);
    if (known && (known.certainty === 'clear' || before.every((word) => persons.has(word))))
      return known.kind;
    if (documents.has(term) && /\d{4}/.test(String(value))) return 'identity_document';
  }
  return kindOfUnspaced(words.join(''));
}

/** `has_ssn: "yes"`, `last_four_ssn: "6789"`: about the number, but not the number. */
function isClearlyNotANumber(words: readonly string[], value: string): boolean {
  if (/^(?:has|have|is|missing|needs|no|requires|verified|without)$/.test(words[0] ?? ''))
    return !/\d/.test(value);
  return (
    words.some((word) => /^(?:last4?|lastfour|masked)$/.test(word)) && value.replaceAll(/\D/g, '').length <= 4
  );
}

/** Terms long enough to be recognised without spaces: `employeebankaccountnumber`. */
const unspaced: readonly (readonly [string, SensitiveKind])[] = [...terms]
  .filter(([term, { certainty }]) => certainty === 'clear' && term.includes('_'))
  .map(([term, { kind }]): readonly [string, SensitiveKind] => [term.replaceAll('_', ''), kind])
  .filter(([term]) => term.length >= 10);

function kindOfUnspaced(name: string): SensitiveKind | undefined {
  if (/^(?:ee|emp|employee|worker|candidate|applicant)ssn$/.test(name)) return 'social_security_number';
  return unspaced.find(([term]) => name.endsWith(term))?.[1];
}
