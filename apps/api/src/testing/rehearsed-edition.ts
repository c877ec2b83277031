import { datedEditionsOf, type DatedEdition, type Edition } from '@firstday/forms';
import { FormCatalog } from '../forms/index.js';
import type { TestApi } from './test-api.js';

/** The path of the answer that the rehearsed edition has no place for, and the one by which it asks it. */
export const renamed = { from: 'task.deductions', to: 'task.all_deductions' } as const;

/**
 * A Form W-4 of 2027 as it might come: the official one of 2026 with the years moved on, and Step 4(b) asked another way.
 * Nobody has read the real one, and the program names none.
 */
export function rehearsedW4(): DatedEdition {
  const [last] = datedEditionsOf('w-4').slice(-1);
  if (!last) throw new Error('there is a Form W-4');
  return {
    edition: { ...movedOn(last.edition), edition: '2027' },
    dates: { usedFrom: '2027-01-01', checkedOn: '2026-12-10', source: 'a rehearsal' },
  };
}

/** The program as it is once the edition has come with a release. */
export function rehearse({ app }: Pick<TestApi, 'app'>, ...added: readonly DatedEdition[]): void {
  app.get(FormCatalog).editionsOf = (key) => [
    ...datedEditionsOf(key),
    ...added.filter(({ edition }) => edition.form === key),
  ];
}

function movedOn(edition: Edition): Edition {
  const text = (value: string): string =>
    value === renamed.from ? renamed.to : value.replaceAll('2027', '2028').replaceAll('2026', '2027');
  const sections = edition.sections.map((section) => ({
    ...section,
    pages: section.pages.map((page) => ({
      ...page,
      fields: page.fields.map((field) => ({
        ...field,
        path: text(field.path),
        label: { ...field.label, en: text(field.label.en) },
        ...(field.text && { text: { ...field.text, en: text(field.text.en) } }),
      })),
    })),
  }));
  return { ...edition, sections };
}
