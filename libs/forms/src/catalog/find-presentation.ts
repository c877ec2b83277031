import type { PresentedDocumentPaths, Section } from '../edition.js';
import { currentEdition, findEdition } from './catalog.js';

/** How a form shows a document of the account. */
export interface Presentation {
  readonly section: Section;
  readonly paths: PresentedDocumentPaths;
}

/**
 * How an edition of a form shows the account's document; undefined where it shows none.
 * @param edition the current one, where it is not given
 */
export function findPresentation(form: string, edition?: string): Presentation | undefined {
  const found = edition === undefined ? currentEdition(form) : findEdition(form, edition);
  for (const section of found?.sections ?? [])
    for (const { presents } of section.pages) if (presents) return { section, paths: presents };
  return undefined;
}
