import { asDrawable } from '@firstday/domain/drawing';
import { findField, usDate } from '@firstday/forms/engine';
import { answersByTime, type Correction } from '../correction.js';
import { rows, type Cell } from './cell.js';
import { documentLabels } from './document-labels.js';
import type { Block } from './paginate.js';
import { paragraph, space } from './paragraph.js';
import { printedAnswer, printedText, type PrintContext } from './print-context.js';
import type { Tag } from './tag.js';

/** An answer that was corrected after it was signed, as a drawn form lists it. */
export interface CorrectedEntry {
  readonly question: string;
  readonly was: string;
  readonly became: string;
  /** Who corrected it, and when. */
  readonly note: string;
  readonly reason: string | null;
}

/** What was corrected, from the first. */
export function correctedEntries(
  form: PrintContext,
  corrections: readonly Correction[],
): readonly CorrectedEntry[] {
  const byTime = answersByTime(form.answers, corrections);
  return corrections.flatMap(({ before, initials, on, reason }, at) =>
    Object.keys(before).flatMap((path) => {
      const field = findField(form.edition, path);
      if (!field) return [];
      const [was, became] = [byTime[at] ?? {}, byTime[at + 1] ?? {}].map((answers) =>
        printedAnswer({ ...form, answers }, field),
      );
      const note = `${initials} ${usDate(on)}`;
      // Given before such letters were refused: the correction is told all the same.
      const why = reason ? asDrawable(reason) : null;
      return [
        { question: printedText(form, field.label), was: was ?? '', became: became ?? '', note, reason: why },
      ];
    }),
  );
}

/** The corrections of a form without an official sheet, after its last signature. */
export function correctedBlocks(
  entries: readonly CorrectedEntry[],
  { locale }: Pick<PrintContext, 'locale'>,
  root: Tag,
): Block[] {
  if (entries.length === 0) return [];
  const [tag, words] = [root.add('Sect'), documentLabels(locale)];
  return [
    space(10),
    ...paragraph(words.corrections, tag.add('H2'), { size: 12, style: 'bold', keepsWithNext: true }),
    { ...space(3), keepsWithNext: true },
    ...entries.flatMap((entry) => [...rows(cellsOf(entry, locale), tag), space(8)]),
  ];
}

function cellsOf({ question, was, became, note, reason }: CorrectedEntry, locale: string): Cell[] {
  const words = documentLabels(locale);
  return [
    { label: words.correctedQuestion, answer: question, span: 8 },
    { label: words.correctedBy, answer: note, span: 4 },
    { label: words.earlierEntry, answer: was || words.noAnswer, span: 6 },
    { label: words.newEntry, answer: became || words.noAnswer, span: 6 },
    ...(reason === null ? [] : [{ label: words.correctionReason, answer: reason, span: 12 }]),
  ];
}
