import type { EverifyCase } from '@firstday/domain';
import { draftFromForm, toAnswer } from '@firstday/ui';
import type { z } from 'zod';
import type { OperationInput } from '../api/operation-input';
import { caseInput, type WrongAnswer, wrongAnswers } from './case-input';

/** What people do with a case on its pages. */
export const caseFormActions = [
  'open',
  'confirm',
  'photo',
  'copies',
  'told',
  'refer',
  'decline',
  'close',
  'discard',
  'decide',
] as const;
export type CaseFormAction = (typeof caseFormActions)[number];

type CaseOperation =
  | 'everify_cases.close'
  | 'everify_cases.confirmDetails'
  | 'everify_cases.decide'
  | 'everify_cases.declineToAct'
  | 'everify_cases.discard'
  | 'everify_cases.matchPhoto'
  | 'everify_cases.notify'
  | 'everify_cases.open'
  | 'everify_cases.refer'
  | 'everify_cases.uploadCopies'
  | 'everify_cases.uploadDocument';

/** The operation to be called, and what it takes. */
export type CaseRequest<Id extends CaseOperation = CaseOperation> = {
  [Each in Id]: { readonly operation: Each; readonly input: OperationInput<Each> };
}[Id];

interface CaseParams {
  readonly everify_case_id: string;
}

export type RequestOrIssues =
  | { readonly ok: true; readonly request: CaseRequest }
  | { readonly ok: false; readonly issues: readonly WrongAnswer[] };

/** What is asked of the API, from what was posted; or what is missing before it can be asked. */
export function toCaseRequest(
  action: CaseFormAction,
  form: FormData,
  everifyCase: EverifyCase,
): RequestOrIssues {
  const params = { everify_case_id: everifyCase.id };
  const posted = Object.fromEntries(form);
  switch (action) {
    case 'open':
      return read(caseInput.open(everifyCase), posted, (input) => opening(input, params));
    case 'confirm':
      return ready({
        operation: 'everify_cases.confirmDetails',
        input: { params, body: { fields: detailsIn(form) } },
      });
    case 'photo':
      return read(caseInput.photo(), posted, (body) => ({
        operation: 'everify_cases.matchPhoto',
        input: { params, body },
      }));
    case 'copies':
      return read(caseInput.copies(), posted, (input) => copies(input, params));
    case 'told':
      return read(caseInput.told(), posted, () => ({ operation: 'everify_cases.notify', input: { params } }));
    case 'refer':
      return ready({ operation: 'everify_cases.refer', input: { params } });
    case 'decline':
      return ready({ operation: 'everify_cases.declineToAct', input: { params } });
    case 'discard':
      return ready({ operation: 'everify_cases.discard', input: { params } });
    case 'close':
      return read(caseInput.close(everifyCase), posted, (input) => closing(input, params));
    case 'decide':
      return read(caseInput.decide(), posted, (input) => decision(input, params));
  }
}

type InputOf<Action extends keyof typeof caseInput> = z.output<ReturnType<(typeof caseInput)[Action]>>;

function opening(input: InputOf<'open'>, params: CaseParams): CaseRequest {
  const { reason_for_delay, reason_for_delay_description, duplicate_reason } = input;
  const body = {
    ...(reason_for_delay ? { reason_for_delay } : {}),
    // A description that belongs to another reason stays behind.
    ...(reason_for_delay === 'OTHER' && reason_for_delay_description ? { reason_for_delay_description } : {}),
    ...(duplicate_reason ? { duplicate_reason } : {}),
  };
  return { operation: 'everify_cases.open', input: { params, body } };
}

function closing({ reason, isExplained, description }: InputOf<'close'>, params: CaseParams): CaseRequest {
  const body = { reason, ...(isExplained && description ? { description } : {}) };
  return { operation: 'everify_cases.close', input: { params, body } };
}

function decision(input: InputOf<'decide'>, params: CaseParams): CaseRequest {
  const agreed = { consents_to_electronic_signature: true, acknowledges_notice: true } as const;
  const body = { decision: input.decision, name: input.name, ...agreed };
  return { operation: 'everify_cases.decide', input: { params, body } };
}

function copies(input: InputOf<'copies'>, params: CaseParams): CaseRequest {
  if ('front_file_id' in input) {
    const { front_file_id, back_file_id } = input;
    const body = { front_file_id, ...(back_file_id ? { back_file_id } : {}) };
    return { operation: 'everify_cases.uploadDocument', input: { params, body } };
  }
  const content = new FormData();
  for (const [side, file] of Object.entries(input)) if (file) content.append(side, file, file.name);
  return { operation: 'everify_cases.uploadCopies', input: { params, upload: { content } } };
}

/** Each field is posted under `field:` and the name that E-Verify gave it; days come in three boxes. */
function detailsIn(form: FormData) {
  const names = new Set([...form.keys()].map((key) => /^field:(\w+)/.exec(key)?.[1] ?? ''));
  names.delete('');
  return [...names].map((name) => {
    const path = `field:${name}`;
    const kind = form.has(`${path}:year`) ? 'date' : 'text';
    const value = toAnswer(kind, draftFromForm({ path, kind }, form));
    return { name, value: typeof value === 'string' ? value : null };
  });
}

const ready = (request: CaseRequest): RequestOrIssues => ({ ok: true, request });

function read<Schema extends z.ZodType>(
  schema: Schema,
  posted: unknown,
  toRequest: (input: z.output<Schema>) => CaseRequest,
): RequestOrIssues {
  const parsed = schema.safeParse(posted);
  if (parsed.success) return ready(toRequest(parsed.data));
  return { ok: false, issues: wrongAnswers(parsed.error.issues) };
}
