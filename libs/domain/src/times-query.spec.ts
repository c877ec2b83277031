import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { operations } from './operations/index.js';
import type { OperationRow } from './operations/operation.js';

/** The properties of what a list answers rows of. */
function rowProperties(success: unknown): string[] {
  const data = success instanceof z.ZodObject ? success.shape['data'] : undefined;
  const row = data instanceof z.ZodArray ? data.element : undefined;
  return row instanceof z.ZodObject ? Object.keys(row.shape) : [];
}

const rows: [string, OperationRow][] = Object.entries(operations);
const lists = rows.flatMap(([id, { query, answers }]) => {
  const asked = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  return asked.includes('per_page') ? [{ id, asked, shown: rowProperties(Object.values(answers)[0]) }] : [];
});

describe('lists', () => {
  it('are found by this spec', () => {
    expect(lists.length).toBeGreaterThan(30);
    expect(lists.filter(({ shown }) => shown.includes('created_at')).length).toBeGreaterThan(15);
  });

  it.each(lists)('$id can be asked by the times that its rows show', ({ asked, shown }) => {
    for (const time of ['created_at', 'updated_at'])
      if (shown.includes(time)) expect(asked).toEqual(expect.arrayContaining([`${time}_gte`, `${time}_lte`]));
  });
});
