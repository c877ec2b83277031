import type { Section } from '@firstday/forms';
import type { Dossier } from '../tasks/dossier.js';
import { placedFields } from '../tasks/field-view.js';

/**
 * The dossier with its sections open again: their signatures no longer count, their pages are to be looked at anew
 * before signing, and what the service filled in is filled in afresh. Answers of people stay.
 */
export function reopened(dossier: Dossier, sections: readonly Section[]): Dossier {
  const ids = new Set(sections.map(({ id }) => id));
  const pages = new Set(sections.flatMap((section) => section.pages.map(({ id }) => id)));
  const ownOfService = placedFields(sections.filter(({ assignee }) => assignee === 'system'));
  const forgotten = new Set(ownOfService.map(({ field }) => field.path));
  return {
    ...dossier,
    given: Object.fromEntries(Object.entries(dossier.given).filter(([path]) => !forgotten.has(path))),
    signatures: dossier.signatures.filter(({ section_id }) => !ids.has(section_id)),
    subtasks: dossier.subtasks.map((it) => (pages.has(it.page_id) ? { ...it, visited_at: null } : it)),
  };
}

/** The section and all that come after it. */
export const fromSectionOn = ({ edition }: Dossier, sectionId: string): readonly Section[] =>
  edition.sections.slice(edition.sections.findIndex(({ id }) => id === sectionId));
