import {
  CloseEverifyCase,
  DecideEverifyMismatch,
  type EverifyCase,
  MatchEverifyPhoto,
  OpenEverifyCase,
  UploadEverifyDocument,
} from '@firstday/domain';
import { z } from 'zod';

/** What of a case decides which of its questions have to be answered. */
export type CaseFacts = Pick<EverifyCase, 'closure_reasons' | 'refusal' | 'urgency'>;

/** How E-Verify refuses a case of a person who has one. */
export const duplicateRefusal = 'CASE_STATUS_CONFLICT';

const largestCopy = 5_000_000;

/** What was typed, without the spaces around it; undefined where nothing was. */
const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed) => (typeof typed === 'string' ? typed.trim() || undefined : undefined), schema);

const ticked = z.literal('yes');

/** A control holds a list of files, of which it takes one; a form that was posted holds the file. An empty one is none. */
const copy = z.preprocess((chosen) => {
  const file: unknown = isList(chosen) ? chosen[0] : chosen;
  return file instanceof File && file.size > 0 ? file : undefined;
}, z.instanceof(File).optional());

const isList = (chosen: unknown): chosen is ArrayLike<unknown> =>
  typeof chosen === 'object' && chosen !== null && 'length' in chosen;

/** What the forms of a case take, by what is done with it: the browser checks by it what the server reads with it. */
export const caseInput = {
  /** Why it is late, where it is; and why there are two, where E-Verify has one. */
  open: ({ urgency, refusal }: CaseFacts) =>
    z
      .object({
        reason_for_delay: given(OpenEverifyCase.shape.reason_for_delay),
        reason_for_delay_description: given(OpenEverifyCase.shape.reason_for_delay_description),
        duplicate_reason: given(OpenEverifyCase.shape.duplicate_reason),
      })
      .refine((it) => urgency !== 'overdue' || it.reason_for_delay, { path: ['reason_for_delay'] })
      .refine((it) => it.reason_for_delay !== 'OTHER' || it.reason_for_delay_description, {
        path: ['reason_for_delay_description'],
      })
      .refine((it) => refusal !== duplicateRefusal || it.duplicate_reason, { path: ['duplicate_reason'] }),
  close: ({ closure_reasons }: CaseFacts) =>
    z
      .object({
        reason: given(CloseEverifyCase.shape.reason),
        description: given(CloseEverifyCase.shape.description),
      })
      .transform(({ reason, description }) => {
        const isExplained = closure_reasons.some((it) => it.code === reason && it.needs_description);
        return { reason, isExplained, description };
      })
      .refine(({ isExplained, description }) => !isExplained || description, { path: ['description'] }),
  photo: () => z.object({ answer: given(MatchEverifyPhoto.shape.answer) }),
  copies: () =>
    z
      .object({
        front_file_id: given(UploadEverifyDocument.shape.front_file_id.optional()),
        back_file_id: given(UploadEverifyDocument.shape.back_file_id),
        front: copy,
        back: copy,
      })
      .transform(({ front_file_id, back_file_id, ...copies }) =>
        front_file_id === undefined ? copies : { front_file_id, back_file_id },
      )
      .superRefine((it, context) => {
        if ('front_file_id' in it) return;
        if (!it.front) context.addIssue({ code: 'custom', path: ['front'], message: 'frontRequired' });
        for (const side of ['front', 'back'] as const)
          if ((it[side]?.size ?? 0) >= largestCopy)
            context.addIssue({ code: 'custom', path: [side], message: 'tooLarge' });
      }),
  told: () => z.object({ told: ticked }),
  decide: () =>
    z.object({
      decision: given(DecideEverifyMismatch.shape.decision),
      has_read: ticked,
      consents: ticked,
      name: given(DecideEverifyMismatch.shape.name),
    }),
} as const;

/** What is done with a form in which something can be answered wrong. */
export type CheckedAction = keyof typeof caseInput;

export const caseMessages = [
  'chooseOne',
  'consentRequired',
  'confirmTold',
  'describe',
  'frontRequired',
  'nameRequired',
  'readRequired',
  'tooLarge',
] as const;
export type CaseMessage = (typeof caseMessages)[number];

/** What to do about each question whose answer is missing or wrong. */
const advice = new Map<string, CaseMessage>([
  ['answer', 'chooseOne'],
  ['consents', 'consentRequired'],
  ['decision', 'chooseOne'],
  ['description', 'describe'],
  ['duplicate_reason', 'chooseOne'],
  ['has_read', 'readRequired'],
  ['name', 'nameRequired'],
  ['reason', 'chooseOne'],
  ['reason_for_delay', 'chooseOne'],
  ['reason_for_delay_description', 'describe'],
  ['told', 'confirmTold'],
]);

export interface WrongAnswer {
  readonly path: string;
  readonly message: CaseMessage;
}

/** One for each question, of those that a form of a case has. */
export function wrongAnswers(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): WrongAnswer[] {
  const found = issues.flatMap(({ path: [first], message: own }): WrongAnswer[] => {
    const path = String(first);
    const message = caseMessages.find((known) => known === own) ?? advice.get(path);
    return message ? [{ path, message }] : [];
  });
  return found.filter(({ path }, at) => found.findIndex((one) => one.path === path) === at);
}
