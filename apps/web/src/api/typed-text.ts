import { z } from 'zod';

/** A line as it was typed: spaces around it do not count. */
export const typedText = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(trimmed, schema);

/** The same, where nothing typed means that there is none. */
export const optionalText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => trimmed(given) || null, schema);

/** What was chosen of a list: one box alone posts no list, and none posts nothing. */
export const chosenOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => [given].flat().filter((one) => typeof one === 'string'), schema);

const trimmed = (given: unknown): string => (typeof given === 'string' ? given.trim() : '');
