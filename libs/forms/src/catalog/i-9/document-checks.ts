import { yearsBefore } from '../../deadlines/add-days.js';
import { issuesIn, textAnswer, type Check, type Checks } from '../../checks/check.js';
import { isIsoDate } from '../../kinds/date.js';
import { textFact } from '../../rules/rule-check.js';
import { documentExtension, extendedEnd } from './document-extension.js';
import { boxOf, isReceipt, presentedIn, presentedInSection } from './presented-document.js';
import { i9Messages } from './i-9-messages.js';

const issue = issuesIn(i9Messages);

/** 8 CFR 274a.2(b)(1)(v): only unexpired documents. Those extended by the issuing authority are considered unexpired. */
const documentsUnexpired: Check = {
  run: ({ answers, facts, sectionId }) => {
    const examinedOn = textFact(facts, 'today');
    if (examinedOn === null) return [];
    const extension = documentExtension(answers, sectionId);
    return presentedInSection(answers, sectionId)
      .filter((it) => isIsoDate(it.answer.expires_on ?? '') && extendedEnd(extension, it) < examinedOn)
      .flatMap(({ path }) => issue([path, 'expires_on'], 'document_expired'));
  },
};

/**
 * 8 CFR 274a.2(b)(1)(vi): no receipts where the employment lasts less than three business days; and a receipt stands
 * for a listed document, not for one that only accompanies it, nor for another receipt.
 */
const receiptsAcceptable: Check = {
  run: (context) => {
    const days = context.facts['placement.job_days'];
    const isShortJob = typeof days === 'number' && days < 3;
    return presentedIn(context).flatMap((it) => {
      if (isShortJob && isReceipt(it)) return issue([it.path, 'is_receipt'], 'receipt_for_short_job');
      const standsForNothing = it.document.receiptUntil !== undefined || it.document.list === 'a_companion';
      return it.answer.is_receipt && standsForNothing
        ? issue([it.path, 'is_receipt'], 'receipt_not_accepted')
        : [];
    });
  },
};

/** 8 CFR 274a.2(b)(1)(v)(B)(2): school, medical and day-care records are for persons under age 18. */
const under18Documents: Check = {
  run: (context) => {
    const today = textFact(context.facts, 'today');
    const born = textAnswer(context.answers, 'task.date_of_birth');
    if (today === null || born === '' || born > yearsBefore(today, 18)) return [];
    return presentedIn(context)
      .filter(({ document }) => document.under18)
      .flatMap(({ path }) => issue([path, 'document'], 'document_under_18_only'));
  },
};

const usesEVerify = (facts: Readonly<Record<string, unknown>>): boolean =>
  facts['employer.uses_e_verify'] === true;

/** E-Verify memorandum of understanding, article II.A.5: a List B document must bear a photograph. */
const eVerifyPhoto: Check = {
  run: (context) =>
    usesEVerify(context.facts)
      ? presentedIn(context)
          .filter(({ document }) => document.list === 'b' && document.photo === 'never')
          .flatMap(({ path }) => issue([path, 'document'], 'document_without_photo'))
      : [],
};

/** Advice: only the employer can see whether this particular card bears a photograph. */
const photoToLookFor: Check = {
  run: (context) =>
    usesEVerify(context.facts)
      ? presentedIn(context)
          .filter(({ document }) => document.list === 'b' && document.photo === 'sometimes')
          .flatMap(({ path }) => issue([path, 'document'], 'photo_to_look_for'))
      : [],
};

/**
 * 8 CFR 274a.2(b)(1)(ix), 88 FR 47749: only employers in E-Verify may examine documents remotely, and they retain
 * clear copies of them.
 */
const alternativeProcedure: Check = {
  run: (context) => {
    const path = boxOf(context.sectionId, 'alternative_procedure');
    if (context.answers[path] !== true) return [];
    if (!usesEVerify(context.facts)) return issue([path], 'alternative_needs_e_verify');
    // Of an examination by live video each side is asked for (`remote_examination`).
    if (context.answers[boxOf(context.sectionId, 'examination_method')] === 'live_video') return [];
    const copies = context.facts['task.document_copies.count'];
    return typeof copies === 'number' && copies > 0 ? [] : issue([path], 'alternative_needs_copies');
  },
};

const numbers = {
  passport: /^[A-Za-z0-9]{6,9}$/,
  card: /^[A-Za-z]{3}(\d{10}|\*\d{9})$/,
  i94: /^[0-9A-Za-z]{11}$/,
  sevis: /^N?\d{10}$/,
} as const;

/** Advice: numbers of these documents nearly always look like this (the patterns of E-Verify). */
const documentNumberLooksUnusual: Check = {
  run: (context) =>
    presentedIn(context).flatMap(({ path, answer, document }) =>
      document.number && answer.number && !answer.is_receipt && !numbers[document.number].test(answer.number)
        ? issue([path, 'number'], 'document_number_unusual')
        : [],
    ),
};

/** Advice: a restricted Social Security card is not a List C document, and only whoever holds the card can see the restriction. */
const restrictedCardIsRefused: Check = {
  run: (context) =>
    presentedIn(context)
      .filter(({ document }) => document.key === 'social_security_card')
      .flatMap(({ path }) => issue([path, 'document'], 'restricted_card')),
};

export const documentChecks: Checks = {
  alternative_procedure: alternativeProcedure,
  documents_unexpired: documentsUnexpired,
  e_verify_photo: eVerifyPhoto,
  receipts_acceptable: receiptsAcceptable,
  under_18_documents: under18Documents,
};

export const documentAdvices: Checks = {
  document_number_looks_unusual: documentNumberLooksUnusual,
  photo_to_look_for: photoToLookFor,
  restricted_card_is_refused: restrictedCardIsRefused,
};
