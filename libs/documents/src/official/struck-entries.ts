import { usDate, type Answers } from '@firstday/forms/engine';
import type { FilledBox, OfficialBox, OfficialPdf, OfficialPlace } from '@firstday/forms';
import { answersByTime, type Correction } from '../correction.js';

type Box = OfficialBox | OfficialPlace;

/** An entry that no longer stands: lined through in its box, with who did it and when beside it. */
export interface StruckEntry {
  readonly box: Box & { readonly note?: OfficialPlace | undefined };
  /** What stood there; null where nothing did, and something was put in afterwards. */
  readonly was: string | null;
  /** What took its place; null where nothing did. */
  readonly became: string | null;
  readonly isCheckbox: boolean;
  readonly correction: Correction;
}

/** Who lined an entry through, and when. */
export const noteOf = ({ correction: { initials, on } }: StruckEntry): string => `${initials} ${usDate(on)}`;

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
    const [before, after] = [filled[at] ?? [], filled[at + 1] ?? []];
    return [...changedBoxes(before, after, correction), ...struckDate(form, correction)];
  });
}

function changedBoxes(
  before: readonly FilledBox[],
  after: readonly FilledBox[],
  correction: Correction,
): StruckEntry[] {
  const struck = before.flatMap((box) => {
    const now = after.find((it) => boxKey(it) === boxKey(box));
    const [was, became] = [wordsIn(box), wordsIn(now)];
    return was === became ? [] : [{ box, was, became, isCheckbox: 'checked' in box, correction }];
  });
  const added = after
    .filter((box) => !('checked' in box) && !before.some((it) => boxKey(it) === boxKey(box)))
    .map((box) => ({ box, was: null, became: wordsIn(box), isCheckbox: false, correction }));
  return [...struck, ...added];
}

const wordsIn = (box: FilledBox | undefined): string | null =>
  box === undefined ? null : 'text' in box ? box.text : 'X';

/** The day of the earlier signature: it says when the section was signed at first. */
function struckDate(form: OfficialPdf, correction: Correction): StruckEntry[] {
  const { sectionId, signedOnBefore, on } = correction;
  if (signedOnBefore === null) return [];
  const box = form.signatures.find((it) => it.sectionId === sectionId)?.date;
  return box ? [{ box, was: usDate(signedOnBefore), became: usDate(on), isCheckbox: false, correction }] : [];
}
