'use client';
import { useState } from 'react';
import { draftText } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { useIsLive } from '../use-is-live.js';
import { LabelledField } from './labelled-field.js';
import { ariaDescription, type FieldProps, messageFor } from './field-props.js';
import { regroup, textDraft } from './text-field.js';

/**
 * A number that a neighbour should not read off the screen: dots, and a button that shows it. Without JavaScript it is
 * plain text, because nothing could show it then.
 */
export function ConcealedField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const { words } = useFormLanguage();
  const isLive = useIsLive();
  const [isShown, setShown] = useState(false);
  const id = controlId(field.path);
  const message = messageFor(issues) ?? issues[0]?.message;
  return (
    <LabelledField field={field} message={message} isTitled={isTitled}>
      <div className="fd-row">
        <input
          className="fd-input"
          id={id}
          name={controlName(field.path)}
          type="text"
          inputMode={field.kind === 'text' ? undefined : 'numeric'}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize={field.kind === 'text' ? 'characters' : undefined}
          spellCheck={false}
          dir="ltr"
          data-figures=""
          data-width="10"
          data-concealed={isLive && !isShown ? '' : undefined}
          maxLength={34}
          value={draftText(draft)}
          onChange={(event) => onDraft(textDraft(field.kind, event))}
          onBlur={() => regroup(field.kind, draftText(draft), onDraft)}
          {...ariaDescription(id, field, message)}
        />
        {isLive ? (
          <button
            className="fd-link-button"
            type="button"
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hide : words.show}
            <span className="fd-visually-hidden"> {field.label.text}</span>
          </button>
        ) : null}
      </div>
    </LabelledField>
  );
}
