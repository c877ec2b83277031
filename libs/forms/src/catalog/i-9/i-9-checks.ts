import type { FormChecks } from '../../checks/check.js';
import * as documents from './document-checks.js';
import * as employer from './employer-checks.js';
import * as sectionOne from './section-1-checks.js';

export const i9Checks: FormChecks = {
  checks: {
    alternative_procedure: documents.alternativeProcedure,
    documents_unexpired: documents.documentsUnexpired,
    e_verify_photo: documents.eVerifyPhoto,
    not_before_offer: sectionOne.notBeforeOffer,
    one_identifier: sectionOne.oneIdentifier,
    passport_with_country: sectionOne.passportWithCountry,
    receipts_acceptable: documents.receiptsAcceptable,
    rehire_within_three_years: employer.rehireWithinThreeYears,
    reverification_has_an_event: employer.reverificationHasAnEvent,
    reverification_is_allowed: employer.reverificationIsAllowed,
    signer_is_not_employee: employer.signerIsNotEmployee,
    under_18_documents: documents.under18Documents,
    unknown_in_one_name_only: sectionOne.unknownInOneNameOnly,
  },
  advices: {
    address_looks_like_post_box: sectionOne.addressLooksLikePostBox,
    authorization_looks_expired: sectionOne.authorizationLooksExpired,
    document_number_looks_unusual: documents.documentNumberLooksUnusual,
    photo_to_look_for: documents.photoToLookFor,
    representative_has_employees_name: employer.representativeHasEmployeesName,
    restricted_card_is_refused: documents.restrictedCardIsRefused,
  },
};
