'use client';
import { TextInput as Input } from '@firstday/ui';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface FormTextInputProps extends LabelledControl {
  readonly type?: 'email' | 'password' | 'text';
  readonly autoComplete?: string;
  readonly initial?: string;
  readonly maxLength?: number;
  readonly width?: '10' | '20';
}

export function FormTextInput({ initial = '', maxLength = 255, ...props }: FormTextInputProps) {
  const { field, sent, register } = useControl(props.name);
  const typed = props.type === 'password' ? '' : (sent?.[0] ?? initial);
  const own = { ...props, ...field, ...register() };
  return <Input {...own} defaultValue={typed} maxLength={maxLength} spellCheck={false} />;
}
