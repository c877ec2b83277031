'use client';
import { Icon } from '@firstday/ui';
import type { ReactNode } from 'react';
import { useForm } from './action-form';

interface LabelledProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

interface TextInputProps extends LabelledProps {
  readonly type?: 'email' | 'password' | 'text';
  readonly autoComplete?: string;
  readonly initial?: string;
  readonly maxLength?: number;
  readonly width?: '10' | '20';
}

/** Ids are names: each form of a page has names of its own. */
export function TextInput({ name, label, hint, type = 'text', initial = '', ...rest }: TextInputProps) {
  const { state } = useForm();
  const message = state.issues.find(({ target }) => target === name)?.message;
  const { autoComplete = 'off', maxLength = 255, width } = rest;
  return (
    <div className="fd-field" data-invalid={message ? '' : undefined}>
      <label className="fd-label" htmlFor={name}>
        {label}
      </label>
      <Hint name={name} hint={hint} />
      <FieldError name={name} message={message} />
      <input
        className="fd-input"
        id={name}
        name={name}
        type={type}
        dir={type === 'text' ? 'auto' : 'ltr'}
        defaultValue={type === 'password' ? '' : (state.values[name]?.[0] ?? initial)}
        autoComplete={autoComplete}
        autoCapitalize={type === 'text' ? undefined : 'none'}
        spellCheck={false}
        maxLength={maxLength}
        data-width={width}
        {...describedBy(name, hint, message)}
      />
    </div>
  );
}

interface SelectProps extends LabelledProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly initial?: string;
}

export function SelectInput({ name, label, hint, choices, initial }: SelectProps) {
  const { state } = useForm();
  const message = state.issues.find(({ target }) => target === name)?.message;
  return (
    <div className="fd-field" data-invalid={message ? '' : undefined}>
      <label className="fd-label" htmlFor={name}>
        {label}
      </label>
      <Hint name={name} hint={hint} />
      <FieldError name={name} message={message} />
      <span className="fd-select dash-select">
        <select
          className="fd-input"
          id={name}
          name={name}
          defaultValue={state.values[name]?.[0] ?? initial}
          {...describedBy(name, hint, message)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
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
  const { state } = useForm();
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
  readonly name?: string;
  readonly value?: string;
}

/** Stays where it is and keeps the focus while the form is on its way. */
export function Submit({ children, isDanger, ...rest }: SubmitProps) {
  const { isSending } = useForm();
  return (
    <button
      className="fd-button"
      data-danger={isDanger ? '' : undefined}
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

export function Hint({ name, hint }: { readonly name: string; readonly hint: string | undefined }) {
  return hint ? (
    <p className="fd-hint" id={`${name}-hint`}>
      {hint}
    </p>
  ) : null;
}

export function FieldError({
  name,
  message,
}: {
  readonly name: string;
  readonly message: string | undefined;
}) {
  const { error } = useForm();
  return message ? (
    <p className="fd-error" id={`${name}-error`}>
      <Icon name="alert" />
      <span>
        <span className="fd-visually-hidden">{error}</span> {message}
      </span>
    </p>
  ) : null;
}

export function describedBy(name: string, hint: unknown, message: string | undefined) {
  const ids = [hint ? `${name}-hint` : '', message ? `${name}-error` : ''].filter(Boolean).join(' ');
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(message ? { 'aria-invalid': true } : {}),
  };
}
