'use client';
import { TextInput } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { setForm } from '../model/edited';
import { formKey } from '../model/form-model';
import { EndingProperties } from './ending-properties';
import { NumberInput } from './number-input';
import { FormScopeProperties } from './form-scope-properties';
import { WordsInput } from './words-input';

/** What holds of the form as a whole. */
export function FormProperties() {
  const { words, model, change } = useBuilder();
  const { content } = model;
  const set = (changes: Partial<typeof content>) =>
    change(setForm(model, { ...content, ...changes }), { step: `${formKey} ${Object.keys(changes).join()}` });
  return (
    <>
      <WordsInput
        label={words.name}
        hint={words.nameHint}
        property="name"
        value={content.name}
        maxLength={200}
        onChange={(name = { en: '' }) => set({ name })}
      />
      <WordsInput
        label={words.shortName}
        property="short_name"
        value={content.short_name}
        maxLength={60}
        onChange={(short_name = { en: '' }) => set({ short_name })}
      />
      <WordsInput
        label={words.purpose}
        hint={words.purposeHint}
        property="purpose"
        value={content.purpose}
        lines={2}
        maxLength={500}
        onChange={(purpose = { en: '' }) => set({ purpose })}
      />
      <WordsInput
        label={words.employerPurpose}
        property="employer_purpose"
        value={content.employer_purpose}
        isOptional
        lines={2}
        maxLength={500}
        onChange={(employer_purpose) => set({ employer_purpose })}
      />
      <NumberInput
        label={words.minutes}
        property="minutes"
        value={content.minutes}
        onChange={(minutes = 0) => set({ minutes })}
      />
      <FormScopeProperties />
      <EndingProperties />
      <TextInput
        label={words.tags}
        note={words.optional}
        hint={words.tagsHint}
        defaultValue={(content.tags ?? []).join(', ')}
        onBlur={({ currentTarget }) => set({ tags: tagsIn(currentTarget.value) })}
      />
    </>
  );
}

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
