import type { FieldIssue } from '../../field-issue.js';
import type { OnDocument } from '../../field.js';
import { isBlank } from '../../is-blank.js';
import { issuesIn, type Check, type Checks } from '../../checks/check.js';
import { i9Messages } from './i-9-messages.js';
import { onDocument } from './on-document.js';
import { presentedIn, type PresentedDocument } from './presented-document.js';

const issue = issuesIn(i9Messages);

/** Whether it is on what was shown: a receipt for a document may lack what the document has. */
const shownOn = ({ answer, document }: PresentedDocument, part: 'numbered' | 'expires'): OnDocument =>
  answer.is_receipt === true ? 'sometimes' : onDocument(document.key)[part];

function numberIssue(presented: PresentedDocument): readonly FieldIssue[] {
  const { path, answer } = presented;
  const numbered = shownOn(presented, 'numbered');
  if (!isBlank(answer.number) || numbered === 'never') return [];
  if (numbered === 'always') return issue([path, 'number'], 'document_number_missing');
  return answer.has_no_number ? [] : issue([path, 'number'], 'document_number_unsaid');
}

function expirationIssue(presented: PresentedDocument): readonly FieldIssue[] {
  const { path, answer } = presented;
  const expires = shownOn(presented, 'expires');
  if (!isBlank(answer.expires_on) || expires === 'never') return [];
  if (expires === 'always') return issue([path, 'expires_on'], 'document_expiration_missing');
  return answer.has_no_expiration ? [] : issue([path, 'expires_on'], 'document_expiration_unsaid');
}

/**
 * Number and expiration date of a document, or that it has none: since March 2026 the agency counts either as a substantive
 * error where it is missing. Where a document always has them nobody can say that it has none.
 */
const documentPartsComplete: Check = {
  run: (context) => presentedIn(context).flatMap((it) => [...numberIssue(it), ...expirationIssue(it)]),
};

export const documentPartChecks: Checks = { document_parts_complete: documentPartsComplete };
