import type { FormContent } from '@firstday/domain';
import type { ContentIssue } from '../own/content-issue.js';
import type { Pack } from './pack.js';

/** The SHA-256 of the agency's file that a form has from its account; null where it has none yet, or takes none. */
export function packFileOf({ file }: Pick<Pack, 'file'>, { pdf, sections }: FormContent): string | null {
  if (file.use === 'none') return null;
  if (file.use === 'filled') return pdf?.sha256 ?? null;
  const shown = sections.flatMap(({ pages }) => pages).find(({ document }) => document);
  return shown?.document?.sha256 ?? null;
}

/**
 * The form with a file that is read: its page shows it, and the finished document is that file, with what was answered
 * and signed after it.
 *
 * @returns null where the account has taken the page out of its form
 */
export function withReadFile(content: FormContent, page: string, sha256: string): FormContent | null {
  const pages = content.sections.flatMap((section) => section.pages);
  if (!pages.some(({ id }) => id === page)) return null;
  return {
    ...content,
    pdf: { sha256, boxes: [] },
    sections: content.sections.map((section) => ({
      ...section,
      pages: section.pages.map((it) => (it.id === page ? { ...it, document: { sha256 } } : it)),
    })),
  };
}

/** What keeps the form of a pack from being published, besides what keeps any: its file, and what may not be added to it. */
export const packIssues = (pack: Pack, content: FormContent): readonly ContentIssue[] => [
  ...fileIssues(pack, content),
  ...aloneIssues(pack, content),
];

/** Where the form is the agency's, it is not given to anybody without the agency's own file. */
function fileIssues(pack: Pack, content: FormContent): readonly ContentIssue[] {
  if (pack.file.use === 'none' || packFileOf(pack, content) !== null) return [];
  const name = content.short_name['en'] ?? pack.form;
  const message = `Expected the official file of “${name}”, which is published at ${pack.publishedAt}`;
  return [{ path: ['pdf'], message }];
}

/** A document that consists solely of one statement (15 U.S.C. 1681b(b)(2)(A)(i)): no questions, no pages besides. */
function aloneIssues({ standsAlone: law }: Pack, content: FormContent): readonly ContentIssue[] {
  if (law === undefined) return [];
  const pages = content.sections.flatMap((section) => section.pages);
  const fields = pages.flatMap((page) => page.fields);
  const isAlone =
    content.sections.length === 1 &&
    pages.length === 1 &&
    fields.every(({ kind }) => kind === 'content') &&
    fields.length === 1 &&
    pages[0]?.document === undefined &&
    content.pdf === undefined;
  if (isAlone) return [];
  return [
    {
      path: ['sections'],
      message: `Expected one page with one text, and nothing besides: ${law} has it stand alone`,
    },
  ];
}
