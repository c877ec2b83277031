import { EverifyDelayReason, EverifyDuplicateReason } from '@firstday/domain';
import {
  CaseFields,
  caseStatuses,
  CloseRequest,
  closureReason,
  closureReasonsIn,
  ConfirmUpdatedRequest,
  DecisionRequest,
  DuplicateCheckRequest,
  FieldsToConfirm,
  PhotoMatchRequest,
} from '@firstday/everify';
import { notice } from './notice.mjs';
import { picture } from './picture.mjs';
import { conflict, invalid, notFound } from './service-error.mjs';

const pdf = (bytes) => ({ status: 200, type: 'application/pdf', bytes });
const json = (body, status = 200) => ({ status, body });

/** Reads a body by its schema, or says which fields are wrong. */
function read(schema, body) {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}

/** The fields that E-Verify cannot do without, by what was said of the document. */
function requiredFields({ citizenship_status_code, document_a_type_code, document_b_type_code }) {
  return [
    ...['first_name', 'last_name', 'date_of_birth', 'date_of_hire', 'ssn'],
    ...(citizenship_status_code === 'LAWFUL_PERMANENT_RESIDENT' ? ['alien_number'] : []),
    ...(document_a_type_code === 'US_PASSPORT' ? ['us_passport_number'] : []),
    ...(document_b_type_code === 'DRIVERS_LICENSE' ? ['us_state_code', 'document_bc_number'] : []),
  ];
}

function complete(fields) {
  const missing = requiredFields(fields).filter((name) => fields[name] === undefined);
  if (missing.length > 0) throw invalid(missing.map((name) => `${name}: required`).join('; '));
  return fields;
}

function close(cases, number, body) {
  const request = read(CloseRequest, body);
  const reason = closureReason(cases.read(number).case_status, request.case_closure_reason_code);
  if (!reason) throw conflict('This reason does not apply to the case as it stands.');
  if (reason.explain && !request[reason.explain]) throw invalid(`${reason.explain}: required`);
  return cases.close(number);
}

const references = {
  reasons_for_delay: () => EverifyDelayReason.options,
  duplicate_continue_reasons: () => EverifyDuplicateReason.options,
  case_statuses: () => caseStatuses.filter((status) => status !== 'PREPARED'),
};

/** The operations after a login: method, path, and what they answer. `n` is a case number. */
export const operations = [
  [
    'POST',
    '/checks/case_fields',
    ({ body }) =>
      json({ case_fields: requiredFields(body ?? {}).map((field_name) => ({ field_name, required: true })) }),
  ],
  [
    'POST',
    '/duplicate_check',
    ({ cases, body }) =>
      json({
        cases: cases
          .duplicatesOf(read(DuplicateCheckRequest, body))
          .map(({ details }) => ({ case_number: details.case_number })),
      }),
  ],
  ['POST', '/cases', ({ cases, body }) => json(cases.create(complete(read(CaseFields, body))), 201)],
  [
    'GET',
    '/cases/updated',
    ({ cases, query }) =>
      json({ cases: cases.updated(Math.min(Number(query.get('number_of_records') ?? 100) || 100, 1000)) }),
  ],
  [
    'POST',
    '/cases/confirm_updated',
    ({ cases, body }) => {
      cases.confirmUpdated(read(ConfirmUpdatedRequest, body).case_numbers);
      return json({});
    },
  ],
  ['GET', '/cases/:n', ({ cases, n }) => json(cases.read(n))],
  ['POST', '/cases/:n/submit', ({ cases, n }) => json(cases.submit(n))],
  ['GET', '/cases/:n/confirm_details_fields', ({ cases, n }) => json(cases.fieldsToConfirm(n))],
  [
    'POST',
    '/cases/:n/confirm_details',
    ({ cases, n, body }) => json(cases.confirm(n, read(FieldsToConfirm, body))),
  ],
  [
    'GET',
    '/cases/:n/retrieve_photo',
    ({ cases, n }) => {
      if (cases.read(n).case_status !== 'PHOTO_MATCH') throw conflict('This case has no photo to compare.');
      return { status: 200, type: 'image/png', bytes: picture() };
    },
  ],
  [
    'POST',
    '/cases/:n/photo_match',
    ({ cases, n, body }) => json(cases.matchPhoto(n, read(PhotoMatchRequest, body))),
  ],
  [
    'POST',
    '/cases/:n/scan_and_upload',
    ({ cases, n, files }) => {
      if (!files?.has('front_photo')) throw invalid('front_photo: required');
      return json(cases.upload(n));
    },
  ],
  [
    'GET',
    '/cases/:n/further_action_notice',
    async ({ cases, n }) => pdf(await notice('Further Action Notice', cases.noticeOf(n))),
  ],
  [
    'GET',
    '/cases/:n/referral_date_confirmation',
    async ({ cases, n }) => pdf(await notice('Referral Date Confirmation', cases.referralOf(n))),
  ],
  [
    'POST',
    '/cases/:n/refer',
    ({ cases, n, body }) => {
      read(DecisionRequest, body);
      return json(cases.refer(n));
    },
  ],
  [
    'POST',
    '/cases/:n/no_action',
    ({ cases, n, body }) => {
      read(DecisionRequest, body);
      return json(cases.declineToAct(n));
    },
  ],
  [
    'GET',
    '/cases/:n/closure_reasons',
    ({ cases, n }) => json({ closure_reasons: closureReasonsIn(cases.read(n).case_status) }),
  ],
  ['POST', '/cases/:n/close', ({ cases, n, body }) => json(close(cases, n, body))],
  [
    'GET',
    '/reference/:n',
    ({ n }) => {
      if (!Object.hasOwn(references, n)) throw notFound();
      return json({ [n]: references[n]().map((code) => ({ code })) });
    },
  ],
].map(([method, path, answer]) => ({
  method,
  pattern: new RegExp(`^${path.replace(':n', '(?<n>[\\w]+)')}$`),
  answer,
}));
