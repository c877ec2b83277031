import { type Draft, draftText } from './draft.js';
import type { FieldView } from './field-view.js';

type Drafts = Readonly<Record<string, Draft>>;

/** An amount as it is typed, in dollars; blank and what is no number are 0. */
export const draftAmount = (draft: Draft | undefined): number =>
  Number(draftText(draft ?? '').replaceAll(/[$,\s]/g, '')) || 0;

/** As it would be typed; nothing where it is 0. */
export const amountDraft = (amount: number): string => (amount === 0 ? '' : amount.toLocaleString('en-US'));

/**
 * The totals that follow from a change of one of their parts. What somebody added to a total besides its parts, such as
 * other credits, stays in it; a total below the sum of its parts is theirs, and is left alone.
 *
 * @param drafts before the change
 */
export function changedSums(
  fields: readonly FieldView[],
  drafts: Drafts,
  { path, draft }: { readonly path: string; readonly draft: Draft },
): readonly (readonly [path: string, draft: string])[] {
  return fields.flatMap(({ path: total, sumOf }) => {
    if (!sumOf?.includes(path)) return [];
    const sum = (given: Drafts) => sumOf.reduce((amount, part) => amount + draftAmount(given[part]), 0);
    const more = draftAmount(drafts[total]) - sum(drafts);
    return more < 0 && draftAmount(drafts[total]) > 0
      ? []
      : [[total, amountDraft(sum({ ...drafts, [path]: draft }) + Math.max(more, 0))] as const];
  });
}
