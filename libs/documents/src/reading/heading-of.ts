import type { Rectangle } from '../page/marks.js';
import type { PrintedPhrase } from './printed-phrase.js';
import { toLabel } from './to-label.js';

const longestHeading = 90;
const longestStatement = 6000;
const furthestStatement = 320;

/** The last line in heavy type above a box, in its column: the name of the part of the form that it stands in. */
export function headingOf(
  box: Rectangle,
  phrases: readonly PrintedPhrase[],
  labels: ReadonlySet<string>,
): string {
  const found = phrases
    .filter(
      (phrase) =>
        (phrase.bold || /^(?:section|part|step)\s+\d/i.test(phrase.text)) &&
        phrase.y >= box.y + box.height - 2 &&
        phrase.x < box.x + box.width &&
        phrase.x + phrase.width > box.x - 150 &&
        /\p{L}{4}/u.test(phrase.text) &&
        // The middle of a sentence in heavy type is no heading.
        /^[\p{Lu}\d(]/u.test(phrase.text) &&
        !/[,;]$|[\p{Ll},]{2}\.$/u.test(phrase.text) &&
        !labels.has(toLabel(phrase.text)) &&
        phrase.text.length <= longestHeading,
    )
    .sort((one, other) => one.y - other.y)[0];
  return found ? toLabel(found.text) : '';
}

const declares =
  /\b(?:under (?:the )?penalt(?:y|ies)|I (?:hereby )?(?:certify|declare|attest|acknowledge|understand|agree|authorize|affirm|have (?:been|read|received)|am aware|swear|consent)|by signing|on this day I)\b/i;

/** What is declared by a signature: the paragraphs from the one that declares to the line that is signed. */
export function statementOf(box: Rectangle, phrases: readonly PrintedPhrase[]): string {
  const above = phrases
    .filter(
      ({ x, y, width }) =>
        y >= box.y + box.height - 4 &&
        y < box.y + furthestStatement &&
        x < box.x + box.width &&
        x + width > box.x,
    )
    .sort((one, other) => other.y - one.y || one.x - other.x);
  const start = above.findIndex(({ text }) => declares.test(text));
  if (start === -1) return '';
  const [first] = above.slice(start);
  const lines = above
    .slice(start)
    .filter(({ height, bold }) => Math.abs(height - (first?.height ?? 0)) < 2.5 && bold === first?.bold);
  return paragraphs(lines).slice(0, longestStatement).trim();
}

/** Lines that stand apart, or begin with a mark, begin a paragraph. */
function paragraphs(lines: readonly PrintedPhrase[]): string {
  let text = '';
  let last: PrintedPhrase | null = null;
  for (const line of lines) {
    const isNew = last !== null && (last.y - line.y > 1.9 * line.height || /^[•▶*]|^\d+\.\s/.test(line.text));
    text += text === '' ? '' : isNew ? '\n\n' : ' ';
    text += line.text;
    last = line;
  }
  return text;
}
