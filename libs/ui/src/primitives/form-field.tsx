import type { ReactNode } from 'react';
import { Icon } from '../icon.js';

/** What every control with a label takes. */
export interface LabelledProps {
  readonly label: string;
  /** Read out instead of shown, where the place of the control says what it is for. */
  readonly isLabelHidden?: boolean | undefined;
  /** In a line with the control, for a toolbar. */
  readonly isLabelBeside?: boolean | undefined;
  /** Shown after the label, such as "optional". */
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Read out before the error: "Error:". */
  readonly errorWord?: string | undefined;
  /** Said as soon as it is there: for a control that no summary of errors leads to. */
  readonly isErrorSaid?: boolean | undefined;
}

/** What the control itself is given, so that its label, hint and error are read out with it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FormFieldProps extends LabelledProps {
  /** The id of the control. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A label, a hint and an error around one control. */
export function FormField({
  id,
  label,
  isLabelHidden,
  isLabelBeside,
  note,
  children,
  ...more
}: FormFieldProps) {
  return (
    <div
      className="fd-field"
      data-beside={isLabelBeside ? '' : undefined}
      data-invalid={more.error ? '' : undefined}
    >
      <label className={isLabelHidden ? 'fd-visually-hidden' : 'fd-label'} htmlFor={id}>
        {label}
        {note ? <span className="fd-optional"> ({note})</span> : null}
      </label>
      <FieldNotes id={id} {...more} />
      {children}
    </div>
  );
}

/** The same around several controls that answer one question. */
export function FieldGroup({ id, label, isLabelHidden, note, children, ...more }: FormFieldProps) {
  return (
    <fieldset
      className="fd-field"
      data-invalid={more.error ? '' : undefined}
      aria-describedby={controlProps(id, more)['aria-describedby']}
    >
      <legend className={isLabelHidden ? 'fd-visually-hidden' : 'fd-label'}>
        {label}
        {note ? <span className="fd-optional"> ({note})</span> : null}
      </legend>
      <FieldNotes id={id} {...more} />
      {children}
    </fieldset>
  );
}

type Notes = Pick<LabelledProps, 'error' | 'errorWord' | 'hint' | 'isErrorSaid'>;

function FieldNotes({ id, hint, error, errorWord, isErrorSaid }: Notes & { readonly id: string }) {
  return (
    <>
      {hint ? (
        <p className="fd-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <ErrorMessage id={id} message={error} word={errorWord} isSaid={isErrorSaid} /> : null}
    </>
  );
}

interface ErrorMessageProps {
  /** The id of the control that it is about. */
  readonly id: string;
  readonly message: string;
  readonly word?: string | undefined;
  readonly isSaid?: boolean | undefined;
}

export function ErrorMessage({ id, message, word, isSaid }: ErrorMessageProps) {
  return (
    <p className="fd-error" id={`${id}-error`} role={isSaid ? 'alert' : undefined}>
      <Icon name="alert" />
      <span dir="auto">
        {word ? <span className="fd-visually-hidden">{word} </span> : null}
        {message}
      </span>
    </p>
  );
}

/** Ties a control to what stands around it. */
export function controlProps(id: string, { hint, error }: Notes): ControlProps {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
}

/** Takes the props of the field apart from those of the element inside it. */
export function splitField<Props extends LabelledProps>(props: Props) {
  const { label, isLabelHidden, isLabelBeside, note, hint, ...rest } = props;
  const { error, errorWord, isErrorSaid, ...element } = rest;
  const field = { label, isLabelHidden, isLabelBeside, note, hint, error, errorWord, isErrorSaid };
  return [field, element] as const;
}
