'use client';
import { listOf, draftText } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { ChoiceRow } from './choice-row.js';
import { FieldAdvice, FieldError, AnswerGroup, Hint } from './labelled-field.js';
import { ariaDescription, type FieldProps } from './field-props.js';

export function RadioField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const message = issues[0]?.message;
  return (
    <AnswerGroup field={field} message={message} isTitled={isTitled}>
      <div className="fd-choices">
        {(field.choices ?? []).map((choice, index) => (
          <ChoiceRow
            key={choice.value}
            type="radio"
            id={controlId(field.path, index === 0 ? undefined : choice.value)}
            name={controlName(field.path)}
            choice={choice}
            isChosen={draftText(draft) === choice.value}
            onChosen={() => onDraft(choice.value)}
          />
        ))}
      </div>
    </AnswerGroup>
  );
}

export function CheckboxGroupField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const chosen = listOf(draft);
  const message = issues[0]?.message;
  return (
    <AnswerGroup field={field} message={message} isTitled={isTitled}>
      <div className="fd-choices">
        {(field.choices ?? []).map((choice, index) => (
          <ChoiceRow
            key={choice.value}
            type="checkbox"
            id={controlId(field.path, index === 0 ? undefined : choice.value)}
            name={controlName(field.path)}
            choice={choice}
            isChosen={chosen.includes(choice.value)}
            onChosen={(isChosen) =>
              onDraft(isChosen ? [...chosen, choice.value] : chosen.filter((value) => value !== choice.value))
            }
          />
        ))}
      </div>
    </AnswerGroup>
  );
}

export function CheckboxField({ field, draft, issues, onDraft }: FieldProps) {
  const id = controlId(field.path);
  const message = issues[0]?.message;
  return (
    <div className="fd-field" dir={field.label.dir} data-invalid={message ? '' : undefined}>
      <Hint id={id} hint={field.hint} />
      <FieldError id={id} message={message} />
      <ChoiceRow
        type="checkbox"
        id={id}
        name={controlName(field.path)}
        choice={{ value: 'yes', label: field.label, ...(field.official ? { hint: field.official } : {}) }}
        isChosen={draft === 'yes'}
        onChosen={(isChosen) => onDraft(isChosen ? 'yes' : '')}
        {...ariaDescription(id, field.hint ? { hint: field.hint } : undefined, message)}
      />
      <FieldAdvice field={field} />
    </div>
  );
}
