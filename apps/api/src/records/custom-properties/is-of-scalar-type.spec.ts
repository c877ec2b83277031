import { describe, expect, it } from '@jest/globals';
import type { ScalarType, ScalarValue } from '@firstday/domain';
import { isOfScalarType } from './is-of-scalar-type.js';

const good: Record<ScalarType, ScalarValue[]> = {
  address: ['1 Main St', '12 Pier Road, Floor 2, Albany, NY 12207, USA', 'Platz 1, Köln'],
  boolean: [true, false],
  date: ['2026-11-23', '2028-02-29'],
  datetime: ['2026-11-23T09:00:00Z', '2026-11-23T09:00:00.123+05:30'],
  decimal: [0, -1.5],
  integer: [0, -7, 9007199254740991],
  string: ['', 'text'],
};
const bad: Record<ScalarType, ScalarValue[]> = {
  address: [1, true, 'x', '', 'Albany', '12345 6789', ' , '],
  boolean: ['true', 0],
  date: ['2027-02-29', '2026-13-01', '23.11.2026', '2026-11-23T09:00:00Z', 20261123],
  datetime: ['2026-11-23', 'tomorrow', 1],
  decimal: ['1.5', true],
  integer: [1.5, 9007199254740992, '1'],
  string: [1, false],
};

describe('a scalar type', () => {
  it('takes values of its own and no others', () => {
    for (const type of Object.keys(good).filter((name): name is ScalarType => name in good)) {
      expect(good[type].filter((value) => !isOfScalarType(type, value))).toEqual([]);
      expect(bad[type].filter((value) => isOfScalarType(type, value))).toEqual([]);
    }
  });
});
