import { usDate, type Answers } from '@firstday/forms/engine';
import type { FilledBox, OfficialBox, OfficialPdf, OfficialPlace } from '@firstday/forms';
import { answersByTime, type Correction } from '../correction.js';

type Box = OfficialBox | OfficialPlace;

/** An entry that no longer stands: lined through in its box, with who did it and when beside it. */
export interface StruckEntry {
  readonly box: Box & { readonly note?: OfficialPlace | undefined };
  /** What stood there; null where nothing did, and something was put in afterwards. */
  readonly was: string | null;
  readonly isCheckbox: boolean;
  readonly note: string;
}

/** Names a box of the form. */
export const boxKey = (box: Box): string =>
  'field' in box ? `${box.field}#${box.widget ?? 0}` : `${box.page}/${box.x}/${box.y}`;

/** What each correction changed in the boxes of the form, from the first. */
export function struckEntries(
  form: OfficialPdf,
  answers: Answers,
  corrections: readonly Correction[],
  shown: (answers: Answers) => Answers,
): readonly StruckEntry[] {
  const filled = answersByTime(answers, corrections).map((given) => form.boxes(shown(given)));
  return corrections.flatMap((correction, at) => {
    const note = `${correction.initials} ${usDate(correction.on)}`;
    const [before, after] = [filled[at] ?? [], filled[at + 1] ?? []];
    return [...changedBoxes(before, after, note), ...struckDate(form, correction, note)];
  });
}

function changedBoxes(
  before: readonly FilledBox[],
  after: readonly FilledBox[],
  note: string,
): StruckEntry[] {
  const struck = before.flatMap((box) => {
    const now = after.find((it) => boxKey(it) === boxKey(box));
    return wordsIn(now) === wordsIn(box) ? [] : [toStruck(box, wordsIn(box), note)];
  });
  const added = after
    .filter((box) => !('checked' in box) && !before.some((it) => boxKey(it) === boxKey(box)))
    .map((box) => toStruck(box, null, note));
  return [...struck, ...added];
}

const wordsIn = (box: FilledBox | undefined): string | null =>
  box === undefined ? null : 'text' in box ? box.text : 'X';

const toStruck = (box: FilledBox, was: string | null, note: string): StruckEntry => ({
  box,
  was,
  isCheckbox: 'checked' in box,
  note,
});

/** The day of the earlier signature: it says when the section was signed at first. */
function struckDate(
  form: OfficialPdf,
  { sectionId, signedOnBefore }: Correction,
  note: string,
): StruckEntry[] {
  if (signedOnBefore === null) return [];
  const place = form.signatures.find((it) => it.sectionId === sectionId)?.date;
  return place ? [{ box: place, was: usDate(signedOnBefore), isCheckbox: false, note }] : [];
}
