'use client';
import { TextInput } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { problemText } from '../problem-text';

interface FieldNameProps {
  readonly path: string;
  readonly isPublished: boolean;
  readonly onChange: (path: string) => void;
}

/** The name by which programs know the answer; it follows the question until the form is published. */
export function FieldName({ path, isPublished, onChange }: FieldNameProps) {
  const { words, problems } = useBuilder();
  const problem = problems.find((it) => it.property === 'path');
  const name = path.replace(/^task\./, '');
  return (
    <TextInput
      label={words.fieldName}
      hint={isPublished ? words.fieldNamePublished : words.fieldNameHint}
      dir="ltr"
      maxLength={64}
      spellCheck={false}
      autoCapitalize="none"
      defaultValue={name}
      error={problem && problemText(problem, words)}
      errorWord={words.error}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value !== name) onChange(`task.${currentTarget.value.trim()}`);
      }}
    />
  );
}
