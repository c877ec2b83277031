'use client';
import { Checkbox, Select } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { setSection } from '../model/edited';
import type { SectionNode } from '../model/form-model';
import { problemText } from '../problem-text';
import { startingWords } from '../starting-words';
import { NumberInput } from './number-input';
import { WhenInput } from './when-input';
import { WordsInput } from './words-input';

/** Whose section it is, what is declared by signing it, and when it is due. */
export function SectionProperties({ section: { key, content } }: { readonly section: SectionNode }) {
  const { words, model, problems, change } = useBuilder();
  const problem = problems.find(({ property }) => property === 'assignee_type');
  const set = (changes: Partial<typeof content>) =>
    change(setSection(model, key, { ...content, ...changes }), {
      step: `${key} ${Object.keys(changes).join()}`,
    });
  return (
    <>
      <WordsInput
        label={words.sectionTitle}
        property="title"
        value={content.title}
        maxLength={200}
        onChange={(title = { en: '' }) => set({ title })}
      />
      <Select
        label={words.side}
        value={content.assignee_type}
        error={problem && problemText(problem, words)}
        errorWord={words.error}
        options={[
          { value: 'employee', label: words.employee },
          { value: 'employer', label: words.employer },
        ]}
        onChange={({ currentTarget }) =>
          set({ assignee_type: currentTarget.value === 'employer' ? 'employer' : 'employee' })
        }
      />
      <Checkbox
        label={words.signed}
        hint={words.signedHint}
        checked={content.attestation !== null}
        onChange={({ currentTarget }) =>
          set({ attestation: currentTarget.checked ? { en: startingWords.attestation } : null })
        }
      />
      {content.attestation ? (
        <WordsInput
          label={words.attestation}
          hint={words.attestationHint}
          property="attestation"
          value={content.attestation}
          lines={4}
          maxLength={8000}
          onChange={(attestation = { en: '' }) => set({ attestation })}
        />
      ) : null}
      <NumberInput
        label={words.due}
        hint={words.dueHint}
        property="due_in_business_days"
        value={content.due_in_business_days}
        isOptional
        onChange={(due_in_business_days) => set({ due_in_business_days })}
      />
      <WhenInput
        label={words.sectionWhen}
        property="when"
        of={{ section: content.id }}
        value={content.when ?? true}
        choices={[
          { value: 'always', label: words.always },
          { value: 'when', label: words.onlyWhen },
        ]}
        onChange={(when) => set({ when: typeof when === 'object' ? when : undefined })}
      />
    </>
  );
}
