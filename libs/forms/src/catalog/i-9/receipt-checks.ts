import { issuesIn, type Check, type Checks } from '../../checks/check.js';
import { textFact } from '../../rules/rule-check.js';
import { i9Messages } from './i-9-messages.js';
import { isReceipt, presentedIn } from './presented-document.js';
import { receiptEntryOf } from './receipt-replacements.js';
import { receiptsDue } from './receipts-due.js';

const issue = issuesIn(i9Messages);

/** 8 CFR 274a.2(b)(1)(vi): a receipt is replaced by a document, never by another receipt. */
const receiptIsReplaced: Check = {
  run: (context) =>
    presentedIn(context)
      .filter(isReceipt)
      .flatMap(({ path }) => issue([path, 'is_receipt'], 'receipt_not_accepted')),
};

/** Advice: the document is taken nevertheless, and the record says that it came late. */
const receiptHasEnded: Check = {
  run: ({ allAnswers: answers, facts, sectionId }) => {
    const entry = receiptEntryOf(sectionId);
    const today = textFact(facts, 'today');
    if (!entry || today === null) return [];
    const signedOn = Object.fromEntries(
      Object.entries(facts).flatMap(([path, value]) => {
        const [, section] = /^(section_2|supplement_b_\d)\.signed_on$/.exec(path) ?? [];
        return section && typeof value === 'string' ? [[section, value]] : [];
      }),
    );
    const startDate = textFact(facts, 'placement.start_date');
    const due = receiptsDue({ edition: '', answers, signedOn, startDate }).find(
      ({ path }) => path === entry.path,
    );
    return due && due.dueOn < today ? issue([entry.documentPath], 'receipt_ended', { date: due.dueOn }) : [];
  },
};

export const receiptChecks: Checks = { receipt_is_replaced: receiptIsReplaced };

export const receiptAdvices: Checks = { receipt_has_ended: receiptHasEnded };
