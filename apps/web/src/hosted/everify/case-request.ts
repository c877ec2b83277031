import type { EverifyCase } from '@firstday/domain';
import { draftFromForm, toAnswer } from '@firstday/ui';

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

export interface CaseRequest {
  /** Below `/everify_cases/{id}`. */
  readonly path: string;
  readonly body: FormData | Readonly<Record<string, unknown>> | undefined;
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
  switch (action) {
    case 'open':
      return opening(form, everifyCase);
    case 'confirm':
      return ready('confirm_details', { fields: detailsIn(form) });
    case 'photo':
      return chosen(form, 'answer', (answer) => ready('match_photo', { answer }));
    case 'copies':
      return copiesIn(form);
    case 'told':
      return textIn(form, 'told') === 'yes' ? ready('notify') : missing('told', 'confirmTold');
    case 'refer':
      return ready('refer');
    case 'decline':
      return ready('decline_to_act');
    case 'discard':
      return ready('discard');
    case 'close':
      return closing(form, everifyCase);
    case 'decide':
      return decision(form);
  }
}

function opening(form: FormData, { urgency, refusal }: EverifyCase): RequestOrIssues {
  const [reason, description, duplicate] = [
    textIn(form, 'reason_for_delay'),
    textIn(form, 'reason_for_delay_description'),
    textIn(form, 'duplicate_reason'),
  ];
  if (urgency === 'overdue' && !reason) return missing('reason_for_delay', 'chooseOne');
  if (reason === 'OTHER' && !description) return missing('reason_for_delay_description', 'describe');
  if (refusal === duplicateRefusal && !duplicate) return missing('duplicate_reason', 'chooseOne');
  return ready('open', {
    ...(reason ? { reason_for_delay: reason } : {}),
    ...(reason === 'OTHER' ? { reason_for_delay_description: description } : {}),
    ...(duplicate ? { duplicate_reason: duplicate } : {}),
  });
}

/** How E-Verify refuses a case of a person who has one. */
export const duplicateRefusal = 'CASE_STATUS_CONFLICT';

function closing(form: FormData, { closure_reasons }: EverifyCase): RequestOrIssues {
  return chosen(form, 'reason', (reason) => {
    const known = closure_reasons.find(({ code }) => code === reason);
    const description = textIn(form, 'description');
    if (known?.needs_description && !description) return missing('description', 'describe');
    return ready('close', { reason, ...(known?.needs_description ? { description } : {}) });
  });
}

function decision(form: FormData): RequestOrIssues {
  const name = textIn(form, 'name');
  const issues = [
    ...(textIn(form, 'decision') ? [] : [{ path: 'decision', message: 'chooseOne' as const }]),
    ...(textIn(form, 'has_read') ? [] : [{ path: 'has_read', message: 'readRequired' as const }]),
    ...(textIn(form, 'consents') ? [] : [{ path: 'consents', message: 'consentRequired' as const }]),
    ...(name.length >= 2 ? [] : [{ path: 'name', message: 'nameRequired' as const }]),
  ];
  if (issues.length > 0) return { ok: false, issues };
  return ready('decision', {
    decision: textIn(form, 'decision'),
    name,
    consents_to_electronic_signature: true,
    acknowledges_notice: true,
  });
}

function copiesIn(form: FormData): RequestOrIssues {
  const kept = textIn(form, 'front_file_id');
  if (kept) {
    const back = textIn(form, 'back_file_id');
    return ready('upload_document', { front_file_id: kept, ...(back ? { back_file_id: back } : {}) });
  }
  const body = new FormData();
  for (const side of ['front', 'back']) {
    const file = form.get(side);
    if (!(file instanceof File) || file.size === 0) continue;
    if (file.size >= largestCopy) return missing(side, 'tooLarge');
    body.append(side, file, file.name);
  }
  return body.has('front') ? ready('copies', body) : missing('front', 'frontRequired');
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

const ready = (path: string, body?: CaseRequest['body']): RequestOrIssues => ({
  ok: true,
  request: { path, body },
});

const missing = (path: string, message: CaseMessage): RequestOrIssues => ({
  ok: false,
  issues: [{ path, message }],
});

function chosen(form: FormData, name: string, then: (value: string) => RequestOrIssues): RequestOrIssues {
  const value = textIn(form, name);
  return value ? then(value) : missing(name, 'chooseOne');
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
