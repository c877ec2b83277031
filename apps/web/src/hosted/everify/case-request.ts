import {
  type EverifyCase,
  EverifyClosureReason,
  EverifyDecision,
  EverifyDelayReason,
  EverifyDuplicateReason,
  MatchEverifyPhoto,
} from '@firstday/domain';
import { draftFromForm, toAnswer } from '@firstday/ui';
import type { OperationInput } from '../../api/operation-input';

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

export type CaseMessage =
  | 'chooseOne'
  | 'consentRequired'
  | 'confirmTold'
  | 'describe'
  | 'frontRequired'
  | 'nameRequired'
  | 'readRequired'
  | 'tooLarge';

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
  | {
      readonly ok: false;
      readonly issues: readonly { readonly path: string; readonly message: CaseMessage }[];
    };

const largestCopy = 5_000_000;

/** What is asked of the API, from what was posted; or what is missing before it can be asked. */
export function toCaseRequest(
  action: CaseFormAction,
  form: FormData,
  everifyCase: EverifyCase,
): RequestOrIssues {
  const params = { everify_case_id: everifyCase.id };
  switch (action) {
    case 'open':
      return opening(form, everifyCase, params);
    case 'confirm':
      return ready({
        operation: 'everify_cases.confirmDetails',
        input: { params, body: { fields: detailsIn(form) } },
      });
    case 'photo':
      return photoIn(form, params);
    case 'copies':
      return copiesIn(form, params);
    case 'told':
      return textIn(form, 'told') === 'yes'
        ? ready({ operation: 'everify_cases.notify', input: { params } })
        : missing('told', 'confirmTold');
    case 'refer':
      return ready({ operation: 'everify_cases.refer', input: { params } });
    case 'decline':
      return ready({ operation: 'everify_cases.declineToAct', input: { params } });
    case 'discard':
      return ready({ operation: 'everify_cases.discard', input: { params } });
    case 'close':
      return closing(form, everifyCase, params);
    case 'decide':
      return decision(form, params);
  }
}

function opening(form: FormData, { urgency, refusal }: EverifyCase, params: CaseParams): RequestOrIssues {
  const reason = EverifyDelayReason.safeParse(textIn(form, 'reason_for_delay')).data;
  const description = textIn(form, 'reason_for_delay_description');
  const duplicate = EverifyDuplicateReason.safeParse(textIn(form, 'duplicate_reason')).data;
  if (urgency === 'overdue' && !reason) return missing('reason_for_delay', 'chooseOne');
  if (reason === 'OTHER' && !description) return missing('reason_for_delay_description', 'describe');
  if (refusal === duplicateRefusal && !duplicate) return missing('duplicate_reason', 'chooseOne');
  const body = {
    ...(reason ? { reason_for_delay: reason } : {}),
    ...(reason === 'OTHER' ? { reason_for_delay_description: description } : {}),
    ...(duplicate ? { duplicate_reason: duplicate } : {}),
  };
  return ready({ operation: 'everify_cases.open', input: { params, body } });
}

/** How E-Verify refuses a case of a person who has one. */
export const duplicateRefusal = 'CASE_STATUS_CONFLICT';

function closing(form: FormData, { closure_reasons }: EverifyCase, params: CaseParams): RequestOrIssues {
  const reason = EverifyClosureReason.safeParse(textIn(form, 'reason')).data;
  if (!reason) return missing('reason', 'chooseOne');
  const description = textIn(form, 'description');
  const needsDescription = closure_reasons.some((it) => it.code === reason && it.needs_description);
  if (needsDescription && !description) return missing('description', 'describe');
  const body = { reason, ...(needsDescription ? { description } : {}) };
  return ready({ operation: 'everify_cases.close', input: { params, body } });
}

function photoIn(form: FormData, params: CaseParams): RequestOrIssues {
  const body = MatchEverifyPhoto.safeParse({ answer: textIn(form, 'answer') }).data;
  return body
    ? ready({ operation: 'everify_cases.matchPhoto', input: { params, body } })
    : missing('answer', 'chooseOne');
}

function decision(form: FormData, params: CaseParams): RequestOrIssues {
  const name = textIn(form, 'name');
  const choice = EverifyDecision.safeParse(textIn(form, 'decision')).data;
  const issues = [
    ...(choice ? [] : [{ path: 'decision', message: 'chooseOne' as const }]),
    ...(textIn(form, 'has_read') ? [] : [{ path: 'has_read', message: 'readRequired' as const }]),
    ...(textIn(form, 'consents') ? [] : [{ path: 'consents', message: 'consentRequired' as const }]),
    ...(name.length >= 2 ? [] : [{ path: 'name', message: 'nameRequired' as const }]),
  ];
  if (!choice || issues.length > 0) return { ok: false, issues };
  const agreed = { consents_to_electronic_signature: true, acknowledges_notice: true } as const;
  return ready({
    operation: 'everify_cases.decide',
    input: { params, body: { decision: choice, name, ...agreed } },
  });
}

function copiesIn(form: FormData, params: CaseParams): RequestOrIssues {
  const kept = textIn(form, 'front_file_id');
  if (kept) {
    const back = textIn(form, 'back_file_id');
    const body = { front_file_id: kept, ...(back ? { back_file_id: back } : {}) };
    return ready({ operation: 'everify_cases.uploadDocument', input: { params, body } });
  }
  const content = new FormData();
  for (const side of ['front', 'back']) {
    const file = form.get(side);
    if (!(file instanceof File) || file.size === 0) continue;
    if (file.size >= largestCopy) return missing(side, 'tooLarge');
    content.append(side, file, file.name);
  }
  if (!content.has('front')) return missing('front', 'frontRequired');
  return ready({ operation: 'everify_cases.uploadCopies', input: { params, upload: { content } } });
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

const missing = (path: string, message: CaseMessage): RequestOrIssues => ({
  ok: false,
  issues: [{ path, message }],
});

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
