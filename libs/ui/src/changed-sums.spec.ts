import { describe, expect, it } from '@jest/globals';
import { changedSums } from './changed-sums.js';
import type { FieldView } from './field-view.js';

const field = (path: string, sumOf?: readonly string[]): FieldView => ({
  path,
  kind: 'money',
  label: { text: path },
  ...(sumOf ? { sumOf } : {}),
});
const fields = [field('children'), field('others'), field('total', ['children', 'others'])];

describe('a total', () => {
  it.each([
    ['follows its first part', {}, '4,400', '4,400'],
    ['adds its parts', { others: '500', total: '500' }, '2,200', '2,700'],
    ['keeps what was added to it', { children: '2,200', total: '$3,000' }, '4400', '5,200'],
    ['is blank again when its parts are', { children: '2,200', total: '2,200' }, '', ''],
  ])('%s', (_name, drafts, draft, total) => {
    expect(changedSums(fields, drafts, { path: 'children', draft })).toEqual([['total', total]]);
  });

  it('that somebody set below its parts is left alone', () => {
    const drafts = { children: '2,200', total: '1,000' };
    expect(changedSums(fields, drafts, { path: 'children', draft: '4,400' })).toEqual([]);
  });
});
