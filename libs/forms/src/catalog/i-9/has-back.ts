import type { PresentedDocument } from './presented-document.js';

/** Booklets and sheets: what has to be seen of them is on one side. */
const oneSided = /^(us_passport|foreign_passport_\w+|[fr][sm][mi]_passport|form_\w+|report_of_birth_\w+)$/;
const sheets = ['birth_certificate', 'day_care_record', 'draft_record', 'medical_record', 'school_record'];

/** Whether there is something to be seen on the back of a document. */
export const hasBack = ({ answer, document }: PresentedDocument): boolean =>
  answer.is_receipt !== true && !oneSided.test(document.key) && !sheets.includes(document.key);
