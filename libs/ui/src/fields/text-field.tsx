'use client';
import type { FieldKind } from '@firstday/forms';
import type { ChangeEvent } from 'react';
import { draftText } from '../draft.js';
import { controlId, controlName, type FieldView } from '../field-view.js';
import { formatGroups } from '../format-groups.js';
import { CountedAmount } from './counted-amount.js';
import { LabelledField } from './labelled-field.js';
import { ariaDescription, type FieldProps, messageFor } from './field-props.js';

interface InputStyle {
  readonly inputMode?: 'decimal' | 'email' | 'numeric' | 'tel';
  readonly type?: 'email' | 'tel' | 'text';
  readonly autoComplete?: string;
  readonly width?: '4' | '10' | '20';
  /** Digits and addresses run from the left in every language. */
  readonly dir?: 'auto' | 'ltr';
  readonly prefix?: string;
  readonly maxLength: number;
}

const inputStyles: Partial<Record<FieldKind, InputStyle>> = {
  ein: { inputMode: 'numeric', width: '10', dir: 'ltr', autoComplete: 'off', maxLength: 20 },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', autoComplete: 'email', maxLength: 254 },
  money: { inputMode: 'decimal', width: '10', dir: 'ltr', autoComplete: 'off', prefix: '$', maxLength: 20 },
  name: { autoComplete: 'off', maxLength: 100 },
  number: { inputMode: 'decimal', width: '10', dir: 'ltr', autoComplete: 'off', maxLength: 20 },
  phone: { type: 'tel', inputMode: 'tel', width: '20', dir: 'ltr', autoComplete: 'tel', maxLength: 30 },
  routing_number: { inputMode: 'numeric', width: '10', dir: 'ltr', autoComplete: 'off', maxLength: 20 },
};

const plain: InputStyle = { autoComplete: 'off', maxLength: 255 };

/** One line of text; its kind decides the keyboard, the width and the grouping. */
export function TextField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const manner = inputStyles[field.kind] ?? plain;
  const id = controlId(field.path);
  const message = messageFor(issues) ?? issues[0]?.message;
  const input = (
    <input
      className="fd-input"
      id={id}
      name={controlName(field.path)}
      type={manner.type ?? 'text'}
      inputMode={manner.inputMode}
      autoComplete={field.autocomplete ?? manner.autoComplete}
      dir={manner.dir ?? 'auto'}
      data-width={manner.width ?? (field.maxLength && field.maxLength <= 12 ? '10' : undefined)}
      data-figures={manner.dir === 'ltr' ? '' : undefined}
      maxLength={manner.maxLength}
      autoCapitalize={field.kind === 'name' ? 'words' : undefined}
      spellCheck={field.kind === 'text' && !field.sensitive ? undefined : false}
      value={draftText(draft)}
      onChange={(event) => onDraft(textDraft(field.kind, event))}
      onBlur={() => regroup(field.kind, draftText(draft), onDraft)}
      {...ariaDescription(id, field, message)}
    />
  );
  if (field.counted)
    return (
      <div className="fd-stack">
        <CountedAmount field={field} draft={draft} onDraft={onDraft} />
        <LabelledField field={withoutHint(field)} message={message}>
          <Prefixed prefix={prefixOf('$', field.mark)}>{input}</Prefixed>
        </LabelledField>
      </div>
    );
  return (
    <LabelledField field={field} message={message} isTitled={isTitled}>
      {manner.prefix ? <Prefixed prefix={prefixOf(manner.prefix, field.mark)}>{input}</Prefixed> : input}
    </LabelledField>
  );
}

/** Groups while typing at the end; elsewhere the caret would jump. */
export function textDraft(kind: FieldKind, event: ChangeEvent<HTMLInputElement>): string {
  const { value, selectionStart } = event.target;
  const deletes = event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType.startsWith('delete');
  return selectionStart === value.length && !deletes ? formatGroups(kind, value) : value;
}

export function regroup(kind: FieldKind, text: string, onDraft: (draft: string) => void): void {
  const tidy = formatGroups(kind, text);
  if (tidy !== text) onDraft(tidy);
}

/** How many are meant is said where they are counted. */
const withoutHint = ({ hint: _hint, ...field }: FieldView): FieldView => field;

/** Beside the box stands what the paper form prints there: `4(a) $`. */
const prefixOf = (prefix: string, mark: string | undefined): string => (mark ? `${mark} ${prefix}` : prefix);

function Prefixed({ prefix, children }: { readonly prefix: string; readonly children: React.ReactNode }) {
  return (
    <div className="fd-affixed" dir="ltr">
      <span className="fd-affix" aria-hidden="true">
        {prefix}
      </span>
      {children}
    </div>
  );
}
