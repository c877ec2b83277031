import type { FormBox, FormContent, FormFieldContent, OwnFieldKind } from '@firstday/domain';
import { labelSimilarity } from './label-words.js';
import { surePairs } from './sure-pairs.js';

/** Which boxes of a file take the answers of which questions, and what is left to map by hand. */
export interface BoxMatches {
  readonly boxes: readonly FormBox[];
  /** Questions with a box. */
  readonly mapped: readonly FormFieldContent[];
  /** Questions that are answered, and have no box. */
  readonly toMap: readonly FormFieldContent[];
  /** What the file asks for, and no question was found for. */
  readonly left: readonly string[];
}

type Section = FormContent['sections'][number];
type Option = NonNullable<FormFieldContent['options']>[number];

/** A question, and who is asked. */
interface Question {
  readonly field: FormFieldContent;
  readonly side: Section['assignee_type'];
}

/**
 * Gives the questions of a form the boxes of a file that surely ask for the same: of the same side, unless the
 * employer alone is asked, of a kind that fits, with a label that is like theirs and like no other's. Of a choice, either every option finds
 * its box, or none is used.
 *
 * @param read what the file asks for, as `suggestContent` says it
 * @param kept boxes that are there already: their questions and signatures are left alone
 */
export function matchBoxes(
  content: FormContent,
  read: FormContent,
  kept: readonly FormBox[] = [],
): BoxMatches {
  const isKept = ({ field }: Question) => kept.some((box) => box.field === field.path);
  const asked = questionsOf(content);
  const free = asked.filter((question) => !isKept(question));
  // Which side a box is for is guessed from the print; of a notice that the employer gives, all of them are the employer's.
  const isGiven = asked.every(({ side }) => side === 'employer');
  const pairs = surePairs(free, questionsOf(read), (one, other) =>
    isGiven || one.side === other.side ? likeness(one, other) : 0,
  );
  const found = [...pairs].map(([{ field }, { field: source }]) => ({
    field,
    source,
    boxes: boxesFor(field, source, read.pdf?.boxes ?? []),
  }));
  const boxes = [
    ...kept,
    ...found.flatMap((match) => match.boxes),
    ...signatureBoxes(content, read).filter(
      ({ section }) => !kept.some((box) => box.section !== undefined && box.section === section),
    ),
  ];
  const hasBox = ({ path }: FormFieldContent) => boxes.some((box) => box.field === path);
  const used = new Set(found.filter((match) => match.boxes.length > 0).map(({ source }) => source.path));
  return {
    boxes,
    mapped: asked.map(({ field }) => field).filter(hasBox),
    toMap: asked.map(({ field }) => field).filter((field) => !hasBox(field)),
    left: questionsOf(read).flatMap(({ field }) => (used.has(field.path) ? [] : [wordsOf(field.label)])),
  };
}

const questionsOf = ({ sections }: FormContent): readonly Question[] =>
  sections.flatMap(({ assignee_type: side, pages }) =>
    pages.flatMap(({ fields }) =>
      fields.filter(({ kind }) => kind !== 'content' && kind !== 'file').map((field) => ({ field, side })),
    ),
  );

const wordsOf = (label: FormFieldContent['label']): string => label['en'] ?? '';

const likeness = ({ field: one }: Question, { field: other }: Question): number =>
  kindLikeness(one.kind, other.kind) * labelSimilarity(wordsOf(one.label), wordsOf(other.label));

const choices: readonly OwnFieldKind[] = ['select', 'radio', 'checkbox_group'];
const written: readonly OwnFieldKind[] = ['text', 'long_text', 'name'];
/** What is written elsewhere than in a line of text. */
const apart: readonly OwnFieldKind[] = [...choices, 'checkbox', 'address'];

/** Of a question's kind and what a box was read as: a line takes any answer that is written in one. */
function kindLikeness(kind: OwnFieldKind, read: OwnFieldKind): number {
  if (kind === read) return 1;
  if (choices.includes(kind) && choices.includes(read)) return 0.95;
  if (written.includes(read) && !apart.includes(kind)) return 0.95;
  const isAmount = (one: OwnFieldKind) => one === 'number' || one === 'money';
  return isAmount(kind) && isAmount(read) ? 0.95 : 0;
}

const none: ReadonlyMap<string, string> = new Map();

function boxesFor(
  field: FormFieldContent,
  source: FormFieldContent,
  all: readonly FormBox[],
): readonly FormBox[] {
  const own = all.filter((box) => box.field === source.path);
  const values = own.some(({ option }) => option !== undefined) ? optionValues(field, source) : none;
  if (values === null) return [];
  return own.flatMap(({ option, ...box }): FormBox[] => {
    if (option === undefined) return [{ ...box, field: field.path }];
    const value = values.get(option);
    return value === undefined ? [] : [{ ...box, field: field.path, option: value }];
  });
}

/** By the option of the file, the question's; null where not every one was found. */
function optionValues(
  { options = [] }: FormFieldContent,
  { options: read = [] }: FormFieldContent,
): ReadonlyMap<string, string> | null {
  const pairs = surePairs<Option, Option>(options, read, (one, other) =>
    labelSimilarity(wordsOf(one.label), wordsOf(other.label)),
  );
  if (pairs.size < options.length) return null;
  return new Map([...pairs].map(([option, { value }]) => [value, option.value]));
}

/** Of a side that signs once in both. */
function signatureBoxes(content: FormContent, read: FormContent): readonly FormBox[] {
  return (['employee', 'employer'] as const).flatMap((side) => {
    const [ours, theirs] = [signedSections(content, side), signedSections(read, side)];
    const [section, source] = [ours[0], theirs[0]];
    if (!section || !source || ours.length > 1 || theirs.length > 1) return [];
    return (read.pdf?.boxes ?? [])
      .filter((box) => box.section === source.id)
      .map((box) => ({ ...box, section: section.id }));
  });
}

const signedSections = ({ sections }: FormContent, side: Section['assignee_type']): readonly Section[] =>
  sections.filter((section) => section.assignee_type === side && section.attestation !== null);
