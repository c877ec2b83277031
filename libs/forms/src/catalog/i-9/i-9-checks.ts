import type { FormChecks } from '../../checks/check.js';
import { contradictionAdvices } from './contradictions-in.js';
import { documentAdvices, documentChecks } from './document-checks.js';
import { documentPartChecks } from './document-part-checks.js';
import { employerAdvices, employerChecks } from './employer-checks.js';
import { examinationChecks } from './examination-checks.js';
import { extensionChecks } from './extension-checks.js';
import { plausibleDateAdvices, plausibleDateChecks } from './plausible-date-checks.js';
import { receiptAdvices, receiptChecks } from './receipt-checks.js';
import { standInChecks } from './stand-in-checks.js';
import { supplementBEventChecks } from './supplement-b-event-checks.js';
import { remoteExaminationChecks } from './remote-examination-checks.js';
import { section1Advices, section1Checks } from './section-1-checks.js';

export const i9Checks: FormChecks = {
  checks: {
    ...section1Checks,
    ...documentChecks,
    ...documentPartChecks,
    ...employerChecks,
    ...examinationChecks,
    ...extensionChecks,
    ...plausibleDateChecks,
    ...receiptChecks,
    ...standInChecks,
    ...supplementBEventChecks,
    ...remoteExaminationChecks,
  },
  advices: {
    ...section1Advices,
    ...contradictionAdvices,
    ...documentAdvices,
    ...employerAdvices,
    ...plausibleDateAdvices,
    ...receiptAdvices,
  },
};
