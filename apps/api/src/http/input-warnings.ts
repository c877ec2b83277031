import { recordWarnings } from '@firstday/domain';
import { z } from 'zod';

/** Header of an answer, once for each thing that was accepted although it is likely a mistake. */
export const warningHeader = 'firstday-warning';

const most = 20;

/**
 * What is unlikely in a body that takes attributes of the caller's own: only there a misspelt member is accepted.
 *
 * @returns lines such as `address.zip: not a ZIP code of this state`, without values
 */
export function inputWarnings(schema: z.ZodType, body: unknown): readonly string[] {
  if (!takesAttributes(schema) || !isGiven(body)) return [];
  return recordWarnings(body, Object.keys(schema.shape))
    .slice(0, most)
    .map(({ path, message }) => `${toHeaderText(path)}: ${message}`);
}

/** Whether an operation keeps members that it does not know. */
export const takesAttributes = (schema: unknown): schema is z.ZodObject =>
  schema instanceof z.ZodObject &&
  schema.def.catchall !== undefined &&
  !(schema.def.catchall instanceof z.ZodNever);

const isGiven = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name may be anything; a header is ASCII without ends of lines. */
const toHeaderText = (name: string): string => name.slice(0, 64).replaceAll(/[^\x21-\x7e]/g, '?');
