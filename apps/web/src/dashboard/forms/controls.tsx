'use client';
import { Icon } from '@firstday/ui';
import type { ReactNode } from 'react';
import { useActionForm } from './action-form';
import { Field, FieldError, Hint, type LabelledProps, describedBy } from './field';

interface TextInputProps extends LabelledProps {
  readonly type?: 'email' | 'password' | 'text';
  readonly autoComplete?: string;
  readonly initial?: string;
  readonly maxLength?: number;
  readonly width?: '10' | '20';
}

export function TextInput({ type = 'text', initial = '', ...props }: TextInputProps) {
  const { autoComplete = 'off', maxLength = 255, width } = props;
  return (
    <Field {...props}>
      {(input, typed) => (
        <input
          {...input}
          className="fd-input"
          type={type}
          dir={type === 'text' ? 'auto' : 'ltr'}
          defaultValue={type === 'password' ? '' : (typed ?? initial)}
          autoComplete={autoComplete}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={false}
          maxLength={maxLength}
          data-width={width}
        />
      )}
    </Field>
  );
}

interface CodeInputProps extends LabelledProps {
  readonly initial: string;
  readonly rows: number;
}

/** Lines that a machine reads. */
export function CodeInput({ initial, rows, ...props }: CodeInputProps) {
  return (
    <Field {...props}>
      {(input, typed) => (
        <textarea
          {...input}
          className="fd-input dash-code"
          dir="ltr"
          rows={rows}
          defaultValue={typed ?? initial}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

interface SelectProps extends LabelledProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly initial?: string;
}

export function SelectInput({ choices, initial, ...props }: SelectProps) {
  return (
    <Field {...props}>
      {(input, typed) => (
        <span className="fd-select dash-select">
          <select {...input} className="fd-input" defaultValue={typed ?? initial}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}

export interface CheckboxChoice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly isDisabled?: boolean;
}

interface CheckboxListProps extends LabelledProps {
  readonly choices: readonly CheckboxChoice[];
  readonly initial: readonly string[];
  /** Several lists may post under one name: the ids begin with this. */
  readonly id?: string;
}

export function CheckboxList({ name, id = name, label, hint, choices, initial }: CheckboxListProps) {
  const { state } = useActionForm();
  const message = state.issues.find(({ target }) => target === id)?.message;
  const chosen = state.attempt > 0 ? (state.values[name] ?? []) : initial;
  const described = describedBy(id, hint, message)['aria-describedby'];
  return (
    <fieldset className="fd-field" data-invalid={message ? '' : undefined} aria-describedby={described}>
      <legend className="fd-label">{label}</legend>
      <Hint name={id} hint={hint} />
      <FieldError name={id} message={message} />
      <div className="fd-choices dash-choices">
        {choices.map((choice, index) => {
          const choiceId = index === 0 ? id : `${id}-${index}`;
          return (
            <label className="fd-choice" key={choice.value} htmlFor={choiceId}>
              <input
                type="checkbox"
                id={choiceId}
                name={name}
                value={choice.value}
                defaultChecked={chosen.includes(choice.value)}
                disabled={choice.isDisabled}
                aria-labelledby={`${choiceId}-label`}
                aria-describedby={choice.hint ? `${choiceId}-choice-hint` : undefined}
              />
              <span dir="auto" id={`${choiceId}-label`}>
                {choice.label}
              </span>
              {choice.hint ? (
                <span className="fd-choice-hint" id={`${choiceId}-choice-hint`}>
                  {choice.hint}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface SubmitProps {
  readonly children: ReactNode;
  readonly isDanger?: boolean;
  /** One of several, none of which is what the page is for. */
  readonly isQuiet?: boolean;
  readonly isSmall?: boolean;
  /** Said where the text alone does not tell it from others. */
  readonly label?: string;
  readonly name?: string;
  readonly value?: string;
}

/** Stays where it is and keeps the focus while the form is on its way. */
export function Submit({ children, isDanger, isQuiet, isSmall, label, ...rest }: SubmitProps) {
  const { isSending } = useActionForm();
  return (
    <button
      className="fd-button"
      data-danger={isDanger ? '' : undefined}
      data-quiet={isQuiet ? '' : undefined}
      data-small={isSmall ? '' : undefined}
      aria-label={label}
      aria-disabled={isSending || undefined}
      onClick={(event) => {
        if (isSending) event.preventDefault();
      }}
      {...rest}
    >
      {children}
    </button>
  );
}
