import { sealedCaseData } from './everify/sealed-case-data.js';
import { sealedForms } from './forms/pdfs/sealed-forms.js';
import { sealedAnswers } from './http/idempotency/sealed-answers.js';
import { sealedMessages } from './outbox/sealed-messages.js';
import { sealedPlacements } from './placements/sealed-placements.js';
import { sealedRecords } from './records/sealed-records.js';
import { SealedData } from './sealing/index.js';
import { sealedEvidenceKeys } from './sealing/evidence/sealed-evidence-keys.js';
import { sealedTaskData } from './tasks/sealed-task-data.js';
import { sealedWebhookTokens } from './webhooks/sealed-webhook-tokens.js';

/** Everything that is kept sealed. A test compares it with the schema. */
export const sealedData = new SealedData([
  sealedRecords,
  sealedPlacements,
  sealedForms,
  sealedTaskData,
  sealedCaseData,
  sealedWebhookTokens,
  sealedMessages,
  sealedAnswers,
  sealedEvidenceKeys,
]);
