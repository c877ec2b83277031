import { describe, expect, it } from '@jest/globals';

import { newId, smallestIdAt } from './new-id.js';

const at = (milliseconds: number): Date => new Date(Date.UTC(2026, 10, 23) + milliseconds);

describe('newId', () => {
  it('sorts by creation, also where requests with times of their own run side by side', () => {
    const [one, other]: [string[], string[]] = [[], []];
    for (let count = 0; count < 200; count++) {
      one.push(newId('task', at(1)));
      other.push(newId('task', at(2)));
    }
    expect(one.toSorted()).toEqual(one);
    expect(other.toSorted()).toEqual(other);
    expect([...one, ...other].every((id) => id.length === one[0]?.length)).toBe(true);
    expect(new Set([...one, ...other]).size).toBe(400);
  });

  it('sorts after the boundary of its time, and before that of the next', () => {
    const id = newId('task', at(3));
    expect(smallestIdAt('task', at(3)) < id && id < smallestIdAt('task', at(4))).toBe(true);
  });
});
