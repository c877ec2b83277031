import {
  CaseFields,
  CloseRequest,
  closureReason,
  closureReasonsIn,
  ConfirmUpdatedRequest,
  DecisionRequest,
  DuplicateCheckRequest,
  FieldsToConfirm,
  noticeLanguageNames,
  PhotoMatchRequest,
} from '@firstday/everify';
import type { z } from 'zod';

import { notice } from './notice.ts';
import { picture } from './picture.ts';
import { referenceList } from './reference-list.ts';
import { fileReply, jsonReply, type Reply } from './reply.ts';
import { conflict, invalid, ServiceError } from './service-error.ts';
import { type ServiceShape, shapedAnswers } from './service-shape.ts';
import type { SimulatedCases } from './simulated-cases.ts';

/** What an operation is given: the cases, and what was asked of them. */
interface Asked {
  readonly cases: SimulatedCases;
  /** The form of its answers. */
  readonly shape: ServiceShape;
  /** The number in the path: a case's, as a rule. */
  readonly n: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: FormData | undefined;
}

type Answer = (asked: Asked) => Reply | Promise<Reply>;

/** One operation after a login. */
export interface SimulatedOperation {
  readonly method: string;
  readonly pattern: RegExp;
  readonly answer: Answer;
}

const Documented = CaseFields.pick({
  citizenship_status_code: true,
  document_a_type_code: true,
  document_b_type_code: true,
}).partial();

type FieldName = keyof CaseFields;

/** The fields that E-Verify cannot do without, by what was said of the document. */
function requiredFields(fields: z.infer<typeof Documented>): readonly FieldName[] {
  const { citizenship_status_code, document_a_type_code, document_b_type_code } = fields;
  const always = ['first_name', 'last_name', 'date_of_birth', 'date_of_hire', 'ssn'] as const;
  return [
    ...always,
    ...(citizenship_status_code === 'LAWFUL_PERMANENT_RESIDENT' ? (['alien_number'] as const) : []),
    ...(document_a_type_code === 'US_PASSPORT' ? (['us_passport_number'] as const) : []),
    ...(document_b_type_code === 'DRIVERS_LICENSE' ? (['us_state_code', 'document_bc_number'] as const) : []),
  ];
}

/** Reads a body by its schema, or says which fields are wrong. */
function read<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}

function readComplete(body: unknown): CaseFields {
  const fields = read(CaseFields, body);
  const missing = requiredFields(fields).filter((name) => fields[name] === undefined);
  if (missing.length > 0) throw invalid(missing.map((name) => `${name}: required`).join('; '));
  return fields;
}

const required: Answer = ({ body }) => {
  const names = requiredFields(Documented.safeParse(body).data ?? {});
  return jsonReply({ case_fields: names.map((field_name) => ({ field_name, required: true })) });
};

const duplicates: Answer = ({ cases, shape, body }) =>
  shapedAnswers[shape].duplicates(cases.duplicatesOf(read(DuplicateCheckRequest, body)));

const updated: Answer = ({ cases, shape, query }) =>
  shapedAnswers[shape].updated(
    cases.updated(Math.min(Number(query.get('number_of_records') ?? 100) || 100, 1000)),
  );

const confirmUpdated: Answer = ({ cases, shape, body }) => {
  const { case_numbers } = read(ConfirmUpdatedRequest, body);
  cases.confirmUpdated(case_numbers);
  return shapedAnswers[shape].confirmed(case_numbers);
};

const photo: Answer = ({ cases, shape, n }) => {
  if (cases.read(n).case_status !== 'PHOTO_MATCH') throw conflict('This case has no photo to compare.');
  return shapedAnswers[shape].photo(picture());
};

const upload: Answer = ({ cases, n, files }) => {
  if (!files?.has('front_photo')) throw invalid('front_photo: required');
  return jsonReply(cases.upload(n));
};

function checkLanguage(query: URLSearchParams): void {
  if (!Object.values<string | null>(noticeLanguageNames).includes(query.get('language')))
    throw invalid('language: english or spanish');
}

const furtherAction: Answer = async ({ cases, n, query }) => {
  checkLanguage(query);
  return fileReply('application/pdf', await notice('Further Action Notice', cases.takeNotice(n)));
};

const referralDate: Answer = async ({ cases, n, query }) => {
  checkLanguage(query);
  return fileReply('application/pdf', await notice('Referral Date Confirmation', cases.referralOf(n)));
};

const refer: Answer = ({ cases, n, body }) => {
  read(DecisionRequest, body);
  return jsonReply(cases.refer(n));
};

const declineToAct: Answer = ({ cases, n, body }) => {
  read(DecisionRequest, body);
  return jsonReply(cases.declineToAct(n));
};

const close: Answer = ({ cases, n, body }) => {
  const request = read(CloseRequest, body);
  const reason = closureReason(cases.read(n).case_status, request.case_closure_reason_code);
  if (!reason) throw conflict('This reason does not apply to the case as it stands.');
  if (reason.explain && !request[reason.explain]) throw invalid(`${reason.explain}: required`);
  return jsonReply(cases.close(n));
};

const reference: Answer = ({ n, query }) => {
  const list = referenceList(n, query);
  if (!list)
    throw new ServiceError('There is no such reference.', { status: 404, code: 'REFERENCE_NOT_FOUND' });
  return jsonReply({ [n]: list });
};

const table: readonly (readonly [method: string, path: string, answer: Answer])[] = [
  ['POST', '/checks/case_fields', required],
  ['POST', '/duplicate_check', duplicates],
  ['POST', '/cases', ({ cases, body }) => jsonReply(cases.create(readComplete(body)), 201)],
  ['GET', '/cases/updated', updated],
  ['POST', '/cases/confirm_updated', confirmUpdated],
  ['GET', '/cases/:n', ({ cases, n }) => jsonReply(cases.read(n))],
  ['POST', '/cases/:n/submit', ({ cases, n }) => jsonReply(cases.submit(n))],
  [
    'GET',
    '/cases/:n/confirm_details_fields',
    ({ cases, shape, n }) => shapedAnswers[shape].fieldsToConfirm(cases.fieldsToConfirm(n)),
  ],
  [
    'POST',
    '/cases/:n/confirm_details',
    ({ cases, n, body }) => jsonReply(cases.confirm(n, read(FieldsToConfirm, body))),
  ],
  ['GET', '/cases/:n/retrieve_photo', photo],
  [
    'POST',
    '/cases/:n/photo_match',
    ({ cases, n, body }) => jsonReply(cases.matchPhoto(n, read(PhotoMatchRequest, body).photo_match)),
  ],
  ['POST', '/cases/:n/scan_and_upload', upload],
  ['GET', '/cases/:n/further_action_notice', furtherAction],
  ['GET', '/cases/:n/referral_date_confirmation', referralDate],
  ['POST', '/cases/:n/refer', refer],
  ['POST', '/cases/:n/no_action', declineToAct],
  [
    'GET',
    '/cases/:n/closure_reasons',
    ({ cases, shape, n }) => shapedAnswers[shape].closureReasons(closureReasonsIn(cases.read(n).case_status)),
  ],
  ['POST', '/cases/:n/close', close],
  ['GET', '/reference/:n', reference],
];

/** Method, path, and what they answer. `n` is the number of a case, or the name of a reference. */
export const simulatedOperations: readonly SimulatedOperation[] = table.map(([method, path, answer]) => ({
  method,
  pattern: new RegExp(`^${path.replace(':n', '(?<n>[\\w]+)')}$`),
  answer,
}));
