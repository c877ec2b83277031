import { describe, expect, it } from '@jest/globals';
import type { Condition } from '../condition.js';
import { factCatalog } from '../fact-catalog.js';
import { outcomeOf } from '../evaluate.js';
import { findUncovered } from './find-uncovered.js';

const catalog = factCatalog();
const state = (...value: string[]): Condition => ({ fact: 'work_location.state', operator: 'in', value });
const uncovered = (condition: Condition, ...others: Condition[]) =>
  findUncovered({ condition, others, catalog });

describe('whether conditions cover another', () => {
  it('is proven where each placement that meets it meets one of them', () => {
    expect(uncovered(state('CA'), state('CA'))).toBe('none');
    expect(uncovered(state('CA'), state('NY', 'CA'))).toBe('none');
    expect(uncovered(state('CA', 'NY'), state('CA'), state('NY'))).toBe('none');
    expect(uncovered(state('CA'), { all: [] })).toBe('none');
  });

  it('is refuted by a placement that meets it and none of them, which may lack a fact', () => {
    const all: Condition = {
      all: [state('CA'), { fact: 'job.name', operator: 'equals', value: 'Line cook' }],
    };
    const found = uncovered(state('CA'), all);
    expect(found).toMatchObject({ facts: { 'work_location.state': 'CA' } });
    if (typeof found === 'object') {
      expect(outcomeOf(state('CA'), found.facts)).toBe('met');
      expect(outcomeOf(all, found.facts)).not.toBe('met');
    }
    expect(uncovered(state('CA', 'NY'), state('CA'))).toMatchObject({
      facts: { 'work_location.state': 'NY' },
    });
    expect(uncovered(state('CA'))).toMatchObject({ facts: {} });
  });

  it('is proven of a condition that no placement meets, and left open where the search is too long', () => {
    expect(uncovered({ any: [] })).toBe('none');
    expect(findUncovered({ condition: state('CA'), others: [state('NY')], catalog, budget: 0 })).toBe(
      'not_decided',
    );
  });
});
