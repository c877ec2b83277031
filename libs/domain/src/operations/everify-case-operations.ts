import {
  CloseEverifyCase,
  DecideEverifyMismatch,
  EverifyCase,
  EverifyCaseCopies,
  EverifyCaseListQuery,
  EverifyDetails,
  EverifyNoticeQuery,
  MatchEverifyPhoto,
  OpenEverifyCase,
  UploadEverifyDocument,
} from '../everify-case.js';
import { page } from '../page.js';
import { StatusChangeImport, StatusChangeReport } from '../status-change-report.js';
import {
  everifyCaseCopiesExample,
  everifyCaseExample,
  everifyDetailsExample,
  statusChangeImportExample,
  statusChangeReportExample,
} from './everify-case-example.js';
import { exampleId } from './example-id.js';
import {
  anyCredential,
  badRequestError,
  decodeError,
  forbiddenError,
  hostedOnly,
  notFoundError,
  operation,
  staffAndHosted,
} from './operation.js';
import { resource } from './resource.js';
import { statusChangeReportOperations } from './status-change-report-operations.js';

const errors = { ...badRequestError, ...notFoundError, ...forbiddenError };

const beyond = { isBeyond: true } as const;

/** Answered by the case as it has become. */
const step = <const Path extends string>(path: Path, summary: string) =>
  ({ method: 'POST', path, summary, answers: { 200: EverifyCase }, errors, ...beyond }) as const;
export const everifyCaseOperations = resource({
  tag: 'everify_cases',
  about: 'E-Verify cases made of completed Forms I-9. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  refusals: {
    BadRequestError: 'This reason needs a description',
    ForbiddenError: 'This case is not open with E-Verify',
  },
  examples: [
    [EverifyCase, everifyCaseExample],
    [EverifyCaseCopies, everifyCaseCopiesExample],
    [EverifyDetails, everifyDetailsExample],
    [StatusChangeReport, statusChangeReportExample],
    [StatusChangeImport, statusChangeImportExample],
  ],
  operations: {
    'everify_cases.list': operation({
      method: 'GET',
      path: '/everify_cases',
      summary: 'List E-Verify cases',
      query: EverifyCaseListQuery,
      answers: { 200: page(EverifyCase) },
      errors: badRequestError,
      allows: anyCredential,
      mayReadReplica: true,
      needs: 'everify:view',
      ...beyond,
    }),
    ...statusChangeReportOperations,
    'everify_cases.findById': operation({
      method: 'GET',
      path: '/everify_cases/{everify_case_id}',
      summary: 'Get an E-Verify case',
      answers: { 200: EverifyCase },
      errors: { ...decodeError, ...notFoundError },
      allows: anyCredential,
      needs: 'everify:view',
      ...beyond,
    }),
    'everify_cases.open': operation(
      {
        ...step('/everify_cases/{everify_case_id}/open', 'Open a case with E-Verify'),
        body: OpenEverifyCase,
        allows: staffAndHosted,
        needs: 'everify:edit',
      },
      { body: {} },
    ),
    'everify_cases.getDetails': operation({
      method: 'GET',
      path: '/everify_cases/{everify_case_id}/details_to_confirm',
      summary: 'Get the data that E-Verify asks to be confirmed',
      answers: { 200: EverifyDetails },
      errors,
      allows: staffAndHosted,
      needs: 'everify:edit',
      ...beyond,
    }),
    'everify_cases.confirmDetails': operation(
      {
        ...step('/everify_cases/{everify_case_id}/confirm_details', 'Confirm or correct the data of a case'),
        body: EverifyDetails,
        allows: staffAndHosted,
        needs: 'everify:edit',
      },
      { body: { fields: [{ name: 'last_name', value: 'Lopez' }] } },
    ),
    'everify_cases.getPhoto': operation({
      method: 'GET',
      path: '/everify_cases/{everify_case_id}/photo',
      summary: 'Get the photo to compare with the document',
      answers: { 200: 'application/octet-stream' },
      errors,
      allows: staffAndHosted,
      needs: 'everify:edit',
      ...beyond,
    }),
    'everify_cases.listCopies': operation(
      {
        method: 'GET',
        path: '/everify_cases/{everify_case_id}/copies',
        summary: 'List the copies of documents that are kept with the Form I-9 of a case',
        answers: { 200: EverifyCaseCopies },
        errors,
        allows: staffAndHosted,
        needs: 'everify:edit',
        ...beyond,
      },
      {
        note: 'Their names alone; `GET /files/{file_id}/content` has each, for those who may see sensitive values.',
      },
    ),
    'everify_cases.matchPhoto': operation(
      {
        ...step('/everify_cases/{everify_case_id}/match_photo', 'Say whether the photos match'),
        body: MatchEverifyPhoto,
        allows: staffAndHosted,
        needs: 'everify:edit',
      },
      { body: { answer: 'matching' } },
    ),
    'everify_cases.uploadDocument': operation(
      {
        ...step(
          '/everify_cases/{everify_case_id}/upload_document',
          'Send copies of the document to E-Verify',
        ),
        body: UploadEverifyDocument,
        allows: staffAndHosted,
        needs: 'everify:edit',
      },
      { body: { front_file_id: exampleId('file') } },
    ),
    'everify_cases.uploadCopies': operation({
      ...step('/everify_cases/{everify_case_id}/copies', 'Send new copies of the document to E-Verify'),
      allows: staffAndHosted,
      needs: 'everify:edit',
    }),
    'everify_cases.getNotice': operation({
      method: 'GET',
      path: '/everify_cases/{everify_case_id}/further_action_notice',
      summary: 'Download the Further Action Notice',
      query: EverifyNoticeQuery,
      answers: { 200: 'application/pdf' },
      errors,
      allows: staffAndHosted,
      needs: 'everify:edit',
      ...beyond,
    }),
    'everify_cases.notify': operation({
      ...step('/everify_cases/{everify_case_id}/notify', 'Record that the employee was told in private'),
      allows: staffAndHosted,
      needs: 'everify:edit',
    }),
    'everify_cases.decide': operation(
      {
        ...step('/everify_cases/{everify_case_id}/decision', 'Sign what the employee chooses to do'),
        body: DecideEverifyMismatch,
        allows: hostedOnly,
      },
      {
        body: {
          decision: 'act',
          name: 'Ana Lopez',
          consents_to_electronic_signature: true,
          acknowledges_notice: true,
        },
      },
    ),
    'everify_cases.refer': operation({
      ...step('/everify_cases/{everify_case_id}/refer', 'Refer a case to the agency'),
      allows: staffAndHosted,
      needs: 'everify:edit',
    }),
    'everify_cases.declineToAct': operation({
      ...step('/everify_cases/{everify_case_id}/decline_to_act', 'Report that the employee does not act'),
      allows: staffAndHosted,
      needs: 'everify:edit',
    }),
    'everify_cases.getReferral': operation({
      method: 'GET',
      path: '/everify_cases/{everify_case_id}/referral_date_confirmation',
      summary: 'Download the Referral Date Confirmation',
      query: EverifyNoticeQuery,
      answers: { 200: 'application/pdf' },
      errors,
      allows: staffAndHosted,
      needs: 'everify:edit',
      ...beyond,
    }),
    'everify_cases.close': operation(
      {
        ...step('/everify_cases/{everify_case_id}/close', 'Close a case'),
        body: CloseEverifyCase,
        allows: staffAndHosted,
        needs: 'everify:edit',
      },
      { body: { reason: 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA' } },
    ),
    'everify_cases.discard': operation({
      ...step('/everify_cases/{everify_case_id}/discard', 'Discard a case that was not opened'),
      allows: staffAndHosted,
      needs: 'everify:edit',
    }),
  },
});
