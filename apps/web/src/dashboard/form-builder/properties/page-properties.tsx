'use client';
import { Checkbox } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { setPage } from '../model/edited';
import type { PageNode } from '../model/form-model';
import { PageDocumentInput } from './page-document-input';
import { WhenInput } from './when-input';
import { WordsInput } from './words-input';

/** What stands at the head of a page, and when it is shown. */
export function PageProperties({ page: { key, content } }: { readonly page: PageNode }) {
  const { words, model, change } = useBuilder();
  const set = (changes: Partial<typeof content>) =>
    change(setPage(model, key, { ...content, ...changes }), {
      step: `${key} ${Object.keys(changes).join()}`,
    });
  return (
    <>
      <WordsInput
        label={words.pageTitle}
        property="title"
        value={content.title}
        maxLength={200}
        onChange={(title = { en: '' }) => set({ title })}
      />
      <WordsInput
        label={words.pageDescription}
        property="description"
        value={content.description}
        isOptional
        lines={2}
        maxLength={1000}
        onChange={(description) => set({ description })}
      />
      <PageDocumentInput value={content.document} onChange={(document) => set({ document })} />
      <Checkbox
        label={words.mustVisit}
        hint={content.document ? words.mustVisitDocument : words.mustVisitHint}
        checked={content.document !== undefined || (content.must_visit ?? false)}
        disabled={content.document !== undefined}
        onChange={({ currentTarget }) => set({ must_visit: currentTarget.checked || undefined })}
      />
      <WhenInput
        label={words.pageWhen}
        property="when"
        of={{ page: content.id }}
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
