import type { DocumentAnswer } from '../answers.js';
import type { DocumentOption } from '../field.js';
import { readDate } from './date.js';
import { isBlankInput } from './kind.js';

/** What the form's instructions ask for where a document has no number or no expiration date. */
export const notApplicable = 'N/A';

/** A part of a document, or what is wrong with it. */
type Read<P extends keyof DocumentAnswer> = Pick<DocumentAnswer, P> | { readonly wrong: string };

/** Null and N/A say that a document has none of it; what is empty or left out says nothing. */
const saysNone = (given: unknown): boolean =>
  given === null || (typeof given === 'string' && given.trim().toUpperCase() === notApplicable);

/** @param isNone it was ticked that the document has no number */
export function readNumber(
  given: unknown,
  line: string | undefined,
  isNone: boolean,
): Read<'number' | 'has_no_number'> {
  if (saysNone(given) || (line === undefined && isNone)) return { has_no_number: true };
  if (line === undefined) return {};
  return isNone ? { wrong: 'number_and_none' } : { number: line };
}

/**
 * An ISO date, D/S where the document may have it, null where there is none.
 * @param isNone it was ticked that the document has no expiration date, or documents of its kind never have one
 */
export function readExpiration(
  given: unknown,
  chosen: DocumentOption | undefined,
  isNone: boolean,
): Read<'expires_on' | 'has_no_expiration'> {
  if (saysNone(given) || (isBlankInput(given) && isNone))
    return { expires_on: null, has_no_expiration: true };
  if (isBlankInput(given)) return {};
  if (typeof given !== 'string' || given.length > 20) return { wrong: 'date_expected' };
  const word = given.trim().toUpperCase();
  const date = word === 'D/S' && chosen?.durationOfStatus ? word : readDate(given);
  if (date === null) return { wrong: 'date_expected' };
  return isNone ? { wrong: 'date_and_none' } : { expires_on: date };
}
