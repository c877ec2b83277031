import { issuesIn, textAnswer, type Check, type Checks } from '../../checks/check.js';
import { documentExtension, lastFilingBefore } from './document-extension.js';
import { i9Messages } from './i-9-messages.js';
import { boxOf } from './presented-document.js';

const issue = issuesIn(i9Messages);

/** 90 FR 48799: a renewal extends only Form I-766, and only one that was filed before October 30, 2025. */
const extensionIsPossible: Check = {
  run: ({ answers, sectionId }) => {
    const extension = documentExtension(answers, sectionId);
    if (extension === null) return [];
    const filedOn = textAnswer(answers, boxOf(sectionId, 'extension_filed_on'));
    if (extension.kind === 'ead_renewal' && filedOn >= lastFilingBefore)
      return issue([boxOf(sectionId, 'extension_filed_on')], 'extension_filed_too_late');
    if (extension.documents.length === 0)
      return issue([boxOf(sectionId, 'extension')], 'extension_without_document');
    const { until, documents } = extension;
    return until !== null && documents.every(({ answer }) => (answer.expires_on ?? '') >= until)
      ? issue([boxOf(sectionId, 'extension_until')], 'extension_ends_too_early')
      : [];
  },
};

export const extensionChecks: Checks = { extension_is_possible: extensionIsPossible };
