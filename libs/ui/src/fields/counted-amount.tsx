'use client';
import { amountDraft, draftAmount } from '../changed-sums.js';
import type { Draft } from '../draft.js';
import { controlId, type FieldView } from '../field-view.js';
import { Hint } from './labelled-field.js';
import { useIsLive } from '../use-is-live.js';
import { languageAttributes } from '../phrase.js';

interface CountedAmountProps {
  readonly field: FieldView;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** How many, for an amount that is so many times so much. It is no answer itself: the amount is. */
export function CountedAmount({ field: { path, hint, counted }, draft, onDraft }: CountedAmountProps) {
  const isLive = useIsLive();
  if (!counted || !isLive) return null;
  const { each, question } = counted;
  const amount = draftAmount(draft);
  const count = amount > 0 && amount % each === 0 ? String(amount / each) : '';
  const id = controlId(path, 'count');
  return (
    <div className="fd-counted">
      <label className="fd-label" htmlFor={id} {...languageAttributes(question)}>
        {question.text}
      </label>
      <Hint id={id} hint={hint} />
      <div className="fd-affixed" dir="ltr">
        <input
          className="fd-input"
          id={id}
          inputMode="numeric"
          autoComplete="off"
          data-width="4"
          data-figures=""
          maxLength={2}
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={count}
          onChange={({ target }) => onDraft(amountDraft(each * Number(target.value.replaceAll(/\D/g, ''))))}
        />
        <span className="fd-affix" aria-hidden="true">
          × ${each.toLocaleString('en-US')}
        </span>
      </div>
    </div>
  );
}
