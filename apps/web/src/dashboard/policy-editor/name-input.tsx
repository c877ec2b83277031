'use client';
import { TextInput } from '@firstday/ui';
import { controlIds } from './model/to-policy-problems';
import { usePolicyEditor } from './policy-editor-context';

/** What people call the policy. */
export function NameInput() {
  const { words, form, change, problemOf } = usePolicyEditor();
  return (
    <TextInput
      id={controlIds.name}
      label={words.name}
      hint={words.nameHint}
      value={form.name}
      maxLength={255}
      error={problemOf(controlIds.name)}
      errorWord={words.error}
      onChange={({ currentTarget }) => change((now) => ({ ...now, name: currentTarget.value }), 'name')}
    />
  );
}
