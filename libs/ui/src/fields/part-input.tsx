'use client';
import type { DraftParts } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { FieldError } from './labelled-field.js';
import { ariaDescription } from './field-props.js';

interface PartInputProps {
  readonly path: string;
  readonly part: string;
  readonly label: string;
  readonly parts: DraftParts;
  readonly onParts: (parts: DraftParts) => void;
  readonly message?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly width?: '10';
  readonly maxLength?: number;
  readonly dir?: 'ltr' | 'auto';
}

/** One line of a field that has several. */
export function PartInput({ path, part, label, parts, onParts, message, ...input }: PartInputProps) {
  const id = controlId(path, part);
  return (
    <div className="fd-part" data-part={part}>
      <label htmlFor={id}>{label}</label>
      <FieldError id={id} message={message} />
      <input
        className="fd-input"
        id={id}
        name={controlName(path, part)}
        type="text"
        autoComplete={input.autoComplete ?? 'off'}
        dir={input.dir ?? 'auto'}
        data-width={input.width}
        maxLength={input.maxLength ?? 100}
        spellCheck={false}
        value={parts[part] ?? ''}
        onChange={(event) => onParts({ ...parts, [part]: event.target.value })}
        {...ariaDescription(id, undefined, message)}
      />
    </div>
  );
}
