'use client';
import type { ReactNode } from 'react';
import { controlId, type FieldView } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { Icon } from '../icon.js';
import { type Phrase, languageAttributes } from '../phrase.js';
import { ariaDescription } from './field-props.js';
import { ErrorMessage } from '../primitives/form-field.js';

interface FieldLayoutProps {
  readonly field: FieldView;
  readonly message: string | undefined;
  readonly isTitled?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label, hint, error, control: for a field of one control. */
export function LabelledField({ field, message, isTitled, children }: FieldLayoutProps) {
  const id = controlId(field.path);
  return (
    <div className="fd-field" dir={field.label.dir} data-invalid={message ? '' : undefined}>
      <label
        className={isTitled ? 'fd-visually-hidden' : 'fd-label'}
        htmlFor={id}
        {...languageAttributes(field.label)}
      >
        <MarkedLabel field={field} />
      </label>
      <OfficialWording field={field} />
      <Hint id={id} hint={field.hint} />
      {field.drawing}
      <FieldError id={id} message={message} />
      {children}
      <FieldAdvice field={field} />
    </div>
  );
}

/** The same for a field of several controls. */
export function AnswerGroup({ field, message, isTitled, children }: FieldLayoutProps) {
  const id = controlId(field.path);
  const { 'aria-describedby': describedBy } = ariaDescription(id, field, message);
  return (
    <fieldset
      className="fd-field"
      dir={field.label.dir}
      data-invalid={message ? '' : undefined}
      aria-describedby={describedBy}
    >
      <legend className={isTitled ? 'fd-visually-hidden' : 'fd-label'} {...languageAttributes(field.label)}>
        <MarkedLabel field={field} />
      </legend>
      <OfficialWording field={field} />
      <Hint id={id} hint={field.hint} />
      <FieldError id={id} message={message} />
      {children}
      <FieldAdvice field={field} />
    </fieldset>
  );
}

/** From here on a label is a paragraph of the law, not a heading. */
const paragraphLength = 70;

export function MarkedLabel({ field }: { readonly field: FieldView }) {
  const { kind, label, mark, official } = field;
  const standsElsewhere =
    official !== undefined || kind === 'money' || (mark !== undefined && label.text.includes(mark));
  return (
    <>
      {mark && !standsElsewhere ? <span className="fd-mark">{mark}</span> : null}
      <span className={label.text.length > paragraphLength ? 'fd-long-label' : undefined}>{label.text}</span>
    </>
  );
}

/** What the form itself says there, whole, below a question in plain words. */
export function OfficialWording({ field }: { readonly field: FieldView }) {
  const { path, mark, official, kind } = field;
  if (!official) return null;
  const isMarked = mark !== undefined && kind !== 'money' && !official.text.includes(mark);
  return (
    <p className="fd-official" id={`${controlId(path)}-official`} {...languageAttributes(official)}>
      {isMarked ? <span className="fd-mark">{mark}</span> : null}
      {official.text}
    </p>
  );
}

export function Hint({ id, hint }: { readonly id: string; readonly hint: Phrase | undefined }) {
  if (!hint) return null;
  return (
    <p className="fd-hint" id={`${id}-hint`} {...languageAttributes(hint)}>
      {hint.text}
    </p>
  );
}

/** Said when it appears, and never in the way. */
export function FieldAdvice({ field }: { readonly field: FieldView }) {
  return (
    <p className="fd-advice" role="status" dir="auto">
      {field.advice ? <Icon name="info" /> : null}
      {field.advice}
    </p>
  );
}

export function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  const { words } = useFormLanguage();
  return message ? <ErrorMessage id={id} message={message} word={words.error} /> : null;
}
