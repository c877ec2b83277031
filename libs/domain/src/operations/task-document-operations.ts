import { DocumentCheck, DocumentCheckQuery } from '../document-check.js';
import { PageDocument, PagePictureQuery } from '../form-pdf.js';
import { HandOver } from '../handover.js';
import { CreateSignature } from '../create-signature.js';
import { FormSessionCreated, RenewedTask } from '../onboarding-session.js';
import { TaskSheet } from '../task-sheet.js';
import { SendBack } from '../send-back.js';
import { DocumentQuery, Task } from '../task.js';
import { TaskAudit } from '../task-audit.js';
import { AlreadySignedError } from '../problem.js';
import { exampleId, sha256Example } from './example-id.js';
import {
  anyCredential,
  badRequestError,
  componentsOnly,
  decodeError,
  forbiddenError,
  hostedOnly,
  notFoundError,
  operation,
  staffAndHosted,
  staffOnly,
} from './operation.js';
import { documentCheckExample, taskAuditExample } from './task-example.js';

export const taskDocumentExamples = [
  [TaskAudit, taskAuditExample],
  [DocumentCheck, documentCheckExample],
  [
    PageDocument,
    {
      page_id: 'policy',
      title: 'Vehicle policy',
      sha256: sha256Example,
      size: 184_320,
      pages: [{ width: 612, height: 792, text: 'Vehicle policy. Company cars are for work.' }],
    },
  ],
  [RenewedTask, { task_id: exampleId('task') }],
] as const;

/** Signing the document of a task, and reading what was signed. */
export const taskDocumentOperations = {
  'tasks.getSheet': operation({
    method: 'GET',
    path: '/tasks/{task_id}/sheet',
    summary: 'Get a task whole, to fill it in',
    answers: { 200: TaskSheet },
    errors: { ...decodeError, ...notFoundError },
    allows: hostedOnly,
    isInHandover: true,
    representative: 'with_code',
    isBeyond: true,
  }),
  'tasks.openAccountDocument': operation(
    {
      method: 'GET',
      path: '/tasks/{task_id}/account_document',
      summary: 'Open the account’s document that a form is about',
      answers: { 200: 'application/pdf' },
      errors: { ...decodeError, ...notFoundError, ...forbiddenError },
      allows: hostedOnly,
      isBeyond: true,
    },
    {
      note: 'That it was opened stands in the audit trail. While the section can be written in, its title, version and hash become answers of the form: what was opened is what is signed.',
    },
  ),
  'tasks.getPageDocument': operation(
    {
      method: 'GET',
      path: '/tasks/{task_id}/documents/{page_id}',
      summary: 'Open the PDF that a page of the form shows',
      answers: { 200: 'application/pdf' },
      errors: { ...decodeError, ...notFoundError, ...forbiddenError },
      allows: hostedOnly,
      isBeyond: true,
    },
    { note: 'That it was opened stands in the audit trail, with its hash.' },
  ),
  'tasks.getDocumentPage': operation(
    {
      method: 'GET',
      path: '/tasks/{task_id}/documents/{page_id}/{page}',
      summary: 'Get the picture of a page of that PDF',
      query: PagePictureQuery,
      answers: { 200: 'image/png' },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: hostedOnly,
      isBeyond: true,
    },
    { note: 'With the first page it counts as opened, as the whole PDF does.' },
  ),
  'tasks.handOver': operation(
    {
      method: 'POST',
      path: '/tasks/{task_id}/handovers',
      summary: 'Hand the device to somebody who has a part of the form of their own',
      body: HandOver,
      answers: { 201: FormSessionCreated },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: hostedOnly,
      isBeyond: true,
      issuesAuthority: true,
    },
    {
      note: 'For the preparer or translator of Form I-9, who is another person than the employee. The new session shows and changes that person’s part of this one form, for two hours; the employee proves again who they are before theirs shows anything sensitive.',
      body: { section_id: 'supplement_a_1', name: 'Min Cho' },
      refusals: { BadRequestError: 'This section is not open yet: the ones before it come first' },
    },
  ),
  'tasks.renew': operation(
    {
      method: 'POST',
      path: '/tasks/{task_id}/renewal',
      summary: 'Begin a new form in place of a finished one',
      answers: { 200: RenewedTask },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: hostedOnly,
      isBeyond: true,
    },
    {
      note: 'For an employee whose bank, tax situation or contacts have changed: a task of the same form, employer and placement, which `task.created` tells. The finished one stays as it was signed. Not in a session of single tasks, whose link says which forms it is about.',
      refusals: { BadRequestError: 'This form is not finished yet: change it instead' },
    },
  ),
  'tasks.sign': operation(
    {
      method: 'POST',
      path: '/tasks/{task_id}/signatures',
      summary: 'Sign a section',
      body: CreateSignature,
      answers: { 201: Task },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError, 409: AlreadySignedError },
      allows: hostedOnly,
      isInHandover: true,
      representative: 'with_code',
      isBeyond: true,
    },
    {
      note: 'The attestation’s hash is of the text that was shown: a signature under other words is refused.',
      body: {
        section_id: 'employee',
        consents_to_electronic_signature: true,
        acknowledges_attestation: true,
        attestation_sha256: sha256Example,
        signature: { method: 'typed', name: 'Ana Lopez' },
      },
      refusals: {
        BadRequestError: 'The form has no such section',
        ForbiddenError: 'This section is not open yet: the ones before it come first',
      },
    },
  ),
  'tasks.sendBack': operation(
    {
      method: 'POST',
      path: '/tasks/{task_id}/send_back',
      summary: 'Send a section back with a reason',
      body: SendBack,
      answers: { 200: Task },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: [...hostedOnly, ...componentsOnly],
      isBeyond: true,
    },
    {
      body: { section_id: 'employee', reason: 'The first name is misspelt.' },
      refusals: {
        BadRequestError: 'The employee has not signed this section',
        ForbiddenError: 'Only the employer sends a section back',
      },
    },
  ),
  'tasks.previewPdf': operation({
    method: 'GET',
    path: '/tasks/{task_id}/preview',
    summary: 'See the document as it will be',
    answers: { 200: 'application/pdf' },
    errors: { ...badRequestError, ...notFoundError },
    allows: staffAndHosted,
    logs: 'document.previewed',
    needs: 'employee:view_sensitive',
    isBeyond: true,
  }),
  'tasks.getPdf': operation(
    {
      method: 'GET',
      path: '/tasks/{task_id}/pdf',
      summary: 'Download the finished document',
      query: DocumentQuery,
      answers: { 200: 'application/pdf' },
      errors: { ...badRequestError, ...notFoundError },
      allows: anyCredential,
      logs: 'document.downloaded',
      needs: 'employee:view_sensitive',
    },
    {
      note: 'Once the task is completed; 400 before. A caller that accepts `text/plain` only gets base64.',
    },
  ),
  'tasks.getCertificate': operation({
    method: 'GET',
    path: '/tasks/{task_id}/certificate',
    summary: 'Download the signing certificate',
    query: DocumentQuery,
    answers: { 200: 'application/pdf' },
    errors: { ...badRequestError, ...notFoundError },
    allows: anyCredential,
    needs: 'task:view',
    isBeyond: true,
  }),
  'tasks.getAudit': operation(
    {
      method: 'GET',
      path: '/tasks/{task_id}/audit',
      summary: 'Get the audit trail of a task, verified',
      answers: { 200: TaskAudit },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      logs: 'task.audit_read',
      needs: 'task:view',
      isBeyond: true,
    },
    {
      note: 'Every event is hashed with the one before it, and the chain is verified for each answer. A `corrected` event names the fields that were signed anew; `changes`, which is no part of what is hashed, has their values before and after, masked.',
    },
  ),
  'tasks.checkDocument': operation(
    {
      method: 'GET',
      path: '/document_checks',
      summary: 'Check a file by its hash',
      query: DocumentCheckQuery,
      answers: { 200: DocumentCheck },
      errors: { ...decodeError, ...notFoundError },
      allows: 'nobody',
      isBeyond: true,
    },
    {
      note: 'For whoever holds a finished document or a signing certificate, without a credential. 404 where no such file was made here, or it was destroyed since.',
    },
  ),
};
