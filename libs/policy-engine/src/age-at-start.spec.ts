import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ageAtStart, ageAtStartFact } from './age-at-start.js';
import type { Condition } from './condition.js';
import { evaluate } from './evaluate.js';
import { explainSentence, missingFacts } from './explain-sentence.js';
import { factCatalog } from './fact-catalog.js';
import { placementFacts } from './placement-facts.js';
import { validateCondition } from './validate-condition.js';

const { path } = ageAtStartFact;
const under18: Condition = { fact: path, operator: 'less_than', value: 18 };
const hiredOn = (start_date: string | null, bornOn?: string | null) =>
  placementFacts({ employee: {}, placement: { start_date }, ...(bornOn === undefined ? {} : { bornOn }) });

describe('the age at the start', () => {
  it.each([
    ['the day before a birthday', '2009-06-15', '2027-06-14', 17],
    ['a birthday itself', '2009-06-15', '2027-06-15', 18],
    ['the day of the birth', '2026-06-15', '2026-06-15', 0],
    ['February 29, the day before March 1 of another year', '2008-02-29', '2026-02-28', 17],
    ['February 29, on March 1 of another year', '2008-02-29', '2026-03-01', 18],
    ['February 29, on that day', '2008-02-29', '2028-02-29', 20],
    ['more than 21 years', '1950-01-01', '2026-11-25', 21],
  ])('is in whole years on the first day: %s', (_name, born, start, age) => {
    expect(ageAtStart(born, start)).toBe(age);
  });

  it.each([
    ['no date of birth', null, '2026-06-15'],
    ['no first day', '2009-06-15', null],
    ['a masked date of birth', '****-**-**', '2026-06-15'],
    ['a day that does not exist', '2009-02-29', '2026-06-15'],
    ['a first day before the birth', '2027-01-01', '2026-06-15'],
  ])('is not known with %s', (_name, born, start) => {
    expect(ageAtStart(born, start)).toBeNull();
  });

  it('never falls as the first day comes later, and rises by one a year until 21', () => {
    const days = { min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true };
    const day = fc.date(days).map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (born, start) => {
        const later = `${Number(start.slice(0, 4)) + 1}${start.slice(4, 8)}${start.slice(8) === '29' ? '28' : start.slice(8)}`;
        const [now, then] = [ageAtStart(born, start), ageAtStart(born, later)];
        if (now === null || then === null) return;
        expect(then - now).toBeGreaterThanOrEqual(0);
        expect(then - now).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is a fact of a placement, and no record says it of itself', () => {
    expect(hiredOn('2026-06-15', '2009-06-15')).toMatchObject({ [path]: 17 });
    const forged = { employee: { age_at_start: 40 }, placement: { start_date: '2026-06-15' } };
    expect(placementFacts(forged)).not.toHaveProperty([path]);
    expect(placementFacts({ ...forged, bornOn: '2009-06-15' })[path]).toBe(17);
  });

  it('is compared, and told to nobody: not by the explanation, nor by its sentence', () => {
    const explained = evaluate(under18, hiredOn('2026-06-15', '2009-06-15'));
    expect(explained).toEqual({ ...under18, actual: null, outcome: 'met' });
    expect(explainSentence(explained, factCatalog())).toBe(
      "Required because the employee's age at the start is less than 18.",
    );
    const adult = evaluate(under18, hiredOn('2026-06-15', '1990-06-15'));
    expect(explainSentence(adult, factCatalog())).toBe(
      "Not required because the employee's age at the start is at least 18.",
    );
    expect(JSON.stringify([explained, adult])).not.toMatch(/17|2009|1990|21/);
  });

  it('leaves a policy undecided where it is not known, which says what is missing', () => {
    const explained = evaluate(under18, hiredOn('2026-06-15'));
    expect(missingFacts(explained)).toEqual([path]);
    expect(explainSentence(explained, factCatalog())).toBe(
      "Undecided: we need the employee's date of birth and the placement's start date.",
    );
  });

  it('can be asked with everything that numbers take', () => {
    expect(validateCondition(under18, factCatalog())).toEqual({ ok: true, condition: under18 });
    const text: Condition = { fact: path, operator: 'less_than', value: 'eighteen' };
    expect(validateCondition(text, factCatalog()).ok).toBe(false);
  });
});
