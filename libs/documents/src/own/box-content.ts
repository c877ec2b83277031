import type { FormBox } from '@firstday/domain';
import {
  findField,
  isAddress,
  pdfText,
  type Answers,
  type Edition,
  type Field,
} from '@firstday/forms/engine';

/** What is written into a box of a sheet. */
export type BoxContent = { readonly text: string } | { readonly crossed: true };

/** What an answer's box shows; null where it stays empty. */
export function contentOf(box: FormBox, edition: Edition, answers: Answers): BoxContent | null {
  const field = box.field === undefined ? undefined : findField(edition, box.field);
  if (!field) return null;
  const value = answers[field.path];
  if (box.option !== undefined) return isChosen(value, box.option) ? { crossed: true } : null;
  if (field.kind === 'checkbox') return value === true ? { crossed: true } : null;
  const text = box.part === undefined ? pdfText(field, value) : partOf(value, box.part);
  return text === '' ? null : { text };
}

const isChosen = (value: Answers[string] | undefined, option: string): boolean =>
  value === option || (Array.isArray(value) && value.some((one) => one === option));

function partOf(value: Answers[string] | undefined, part: NonNullable<FormBox['part']>): string {
  return isAddress(value) ? (value[part] ?? '') : '';
}

/** Whether the boxes show all of an answer: what they do not, stands on a page after them. */
export function isBoxShown(field: Field, answers: Answers, boxes: readonly FormBox[]): boolean {
  const own = boxes.filter((box) => box.shows === 'answer' && box.field === field.path);
  if (own.length === 0 || field.kind === 'file') return false;
  const value = answers[field.path];
  if (own.some(({ part, option }) => part === undefined && option === undefined)) return true;
  if (field.kind === 'address') return isAddress(value) ? hasAllParts(value, own) : true;
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.every((one) => one === null || one === undefined || own.some(({ option }) => option === one));
}

const parts = ['street', 'secondary', 'city', 'state', 'zip'] as const;

function hasAllParts(
  value: Extract<Answers[string], { street: string }>,
  boxes: readonly FormBox[],
): boolean {
  const isAbroad = value.country !== '' && value.country !== 'USA';
  return !isAbroad && parts.every((part) => !value[part] || boxes.some((box) => box.part === part));
}
