import { z } from 'zod';
import { queryNumber } from '../page.js';
import { text } from '../scalar-value.js';
import { type FilterName, filterDescriptions } from './filter-descriptions.js';

/** Where in a list, and in which order. A cursor holds for the order that it was given in. */
export const rowPlace = {
  limit: queryNumber(100, { default: 50, description: 'How many rows are answered.' }),
  order_dir: z.enum(['asc', 'desc']).optional().describe('Upwards (`asc`) or downwards (`desc`).'),
  after: text(2000, 1).optional().describe('The `after` of an answer: the rows that follow it.'),
  before: text(2000, 1).optional().describe('The `before` of an answer: the rows that come before it.'),
};

/** Filters as in the link of a component: every value is a text. */
export const filtersOf = <const Names extends readonly FilterName[]>(names: Names) =>
  // Object.fromEntries forgets the names of its keys.
  Object.fromEntries(
    names.map((name) => [name, text(4096).optional().describe(filterDescriptions[name])]),
  ) as {
    [Name in Names[number]]: z.ZodOptional<z.ZodString>;
  };
