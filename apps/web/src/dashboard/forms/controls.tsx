'use client';
import {
  Button,
  type ButtonProps,
  CheckboxGroup,
  type ChoiceOption,
  Select,
  type SelectOption,
  TextArea,
  TextInput as Input,
} from '@firstday/ui';
import { useActionForm } from './action-form';

interface LabelledProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/**
 * What the form knows of a control: what is wrong with it, and what was sent before, where it came back with a message.
 * Ids are names: each form of a page has names of its own.
 */
export function useControl(name: string, id: string = name) {
  const { state, error: errorWord } = useActionForm();
  const error = state.issues.find(({ target }) => target === id)?.message;
  return {
    field: { id, error, errorWord },
    sent: state.attempt > 0 ? (state.values[name] ?? []) : undefined,
  };
}

interface TextInputProps extends LabelledProps {
  readonly type?: 'email' | 'password' | 'text';
  readonly autoComplete?: string;
  readonly initial?: string;
  readonly maxLength?: number;
  readonly width?: '10' | '20';
}

export function TextInput({ initial = '', maxLength = 255, ...props }: TextInputProps) {
  const { field, sent } = useControl(props.name);
  const typed = props.type === 'password' ? '' : (sent?.[0] ?? initial);
  return <Input {...props} {...field} defaultValue={typed} maxLength={maxLength} spellCheck={false} />;
}

interface CodeInputProps extends LabelledProps {
  readonly initial: string;
  readonly rows: number;
}

/** Lines that a machine reads. */
export function CodeInput({ initial, ...props }: CodeInputProps) {
  const { field, sent } = useControl(props.name);
  return <TextArea {...props} {...field} isCode defaultValue={sent?.[0] ?? initial} />;
}

interface SelectProps extends LabelledProps {
  readonly choices: readonly SelectOption[];
  readonly initial?: string;
}

export function SelectInput({ choices, initial, ...props }: SelectProps) {
  const { field, sent } = useControl(props.name);
  return <Select {...props} {...field} options={choices} defaultValue={sent?.[0] ?? initial} isFit />;
}

interface CheckboxListProps extends LabelledProps {
  readonly choices: readonly ChoiceOption[];
  readonly initial: readonly string[];
  /** Several lists may post under one name: the ids begin with this. */
  readonly id?: string;
}

export function CheckboxList({ id, choices, initial, ...props }: CheckboxListProps) {
  const { field, sent } = useControl(props.name, id);
  return <CheckboxGroup {...props} {...field} options={choices} defaultValue={sent ?? initial} />;
}

/** Stays where it is and keeps the focus while the form is on its way. */
export function Submit(props: Omit<ButtonProps, 'isBusy' | 'type'>) {
  const { isSending } = useActionForm();
  return <Button {...props} type="submit" isBusy={isSending} />;
}
