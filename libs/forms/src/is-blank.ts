import type { AddressAnswer, AnswerValue, DocumentAnswer, FileAnswer } from './answers.js';

type Given = AnswerValue | undefined;

export const isAddress = (value: Given): value is AddressAnswer => isRecord(value) && 'street' in value;

export const isDocument = (value: Given): value is DocumentAnswer => isRecord(value) && 'document' in value;

/** Uploaded files; an empty list is not. */
export const isFiles = (value: Given): value is readonly FileAnswer[] =>
  Array.isArray(value) && value.length > 0 && value.every((it) => typeof it === 'object');

export const isChoices = (value: Given): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((it) => typeof it === 'string');

/** Nothing was answered. A box that is not ticked is an answer; an empty list is not. */
export const isBlank = (value: Given): value is null | undefined =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function isRecord(value: Given): value is AddressAnswer | DocumentAnswer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
