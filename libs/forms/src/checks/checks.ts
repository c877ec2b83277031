import { accountsDiffer, oneRemainder, percentsWithin100 } from '../catalog/direct-deposit/checks.js';
import * as documents from '../catalog/i-9/document-checks.js';
import * as employer from '../catalog/i-9/employer-checks.js';
import * as sectionOne from '../catalog/i-9/section-1-checks.js';
import * as w4 from '../catalog/w-4/checks.js';
import type { Check } from './check.js';

/** Rules across fields by the name that editions call them. They hinder a signature. */
export const checks: Readonly<Record<string, Check>> = {
  accounts_differ: accountsDiffer,
  alternative_procedure: documents.alternativeProcedure,
  documents_unexpired: documents.documentsUnexpired,
  e_verify_photo: documents.eVerifyPhoto,
  filing_status_unless_exempt: w4.filingStatusUnlessExempt,
  not_below_lock_in: w4.notBelowLockIn,
  not_before_offer: sectionOne.notBeforeOffer,
  one_identifier: sectionOne.oneIdentifier,
  one_remainder: oneRemainder,
  passport_with_country: sectionOne.passportWithCountry,
  percents_within_100: percentsWithin100,
  receipts_acceptable: documents.receiptsAcceptable,
  rehire_within_three_years: employer.rehireWithinThreeYears,
  reverification_has_an_event: employer.reverificationHasAnEvent,
  reverification_is_allowed: employer.reverificationIsAllowed,
  signer_is_not_employee: employer.signerIsNotEmployee,
  under_18_documents: documents.under18Documents,
  unknown_in_one_name_only: sectionOne.unknownInOneNameOnly,
};

/** Advice by name: shown beside the field, never in the way. */
export const advices: Readonly<Record<string, Check>> = {
  address_looks_like_post_box: sectionOne.addressLooksLikePostBox,
  authorization_looks_expired: sectionOne.authorizationLooksExpired,
  document_number_looks_unusual: documents.documentNumberLooksUnusual,
  income_above_step_three: w4.incomeAboveStepThree,
  nonresident_alien_entries: w4.nonresidentAlienEntries,
  photo_to_look_for: documents.photoToLookFor,
  representative_has_employees_name: employer.representativeHasEmployeesName,
  restricted_card_is_refused: documents.restrictedCardIsRefused,
  step_three_adds_up: w4.stepThreeAddsUp,
  step_three_multiples: w4.stepThreeMultiples,
};
