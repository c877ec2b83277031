'use client';
import type { Choice } from '../field-view.js';
import { languageAttributes } from '../phrase.js';

interface ChoiceRowProps {
  readonly type: 'checkbox' | 'radio';
  readonly id: string;
  readonly name: string;
  readonly choice: Choice;
  /** Left out where the form itself holds it: what was chosen before the page came alive then stays. */
  readonly isChosen?: boolean;
  readonly onChosen?: (isChosen: boolean) => void;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

/** A box or a circle with its label; the whole row is the target. */
export function ChoiceRow({ type, id, name, choice, isChosen, onChosen, ...aria }: ChoiceRowProps) {
  const hintId = choice.hint ? `${id}-choice-hint` : undefined;
  return (
    <label className="fd-choice" htmlFor={id}>
      <input
        {...aria}
        type={type}
        id={id}
        name={name}
        value={choice.value}
        checked={isChosen}
        onChange={(event) => onChosen?.(event.target.checked)}
        aria-describedby={[aria['aria-describedby'], hintId].filter(Boolean).join(' ') || undefined}
      />
      <span {...languageAttributes(choice.label)}>{choice.label.text}</span>
      {choice.hint ? (
        <span className="fd-choice-hint" id={hintId} {...languageAttributes(choice.hint)}>
          {choice.hint.text}
        </span>
      ) : null}
    </label>
  );
}
