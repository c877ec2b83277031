import { describe, expect, it } from '@jest/globals';
import { Condition, FactOperator } from '@firstday/domain';
import fc from 'fast-check';
import type { Comparison, Facts, Value } from './condition.js';
import { evaluate, outcomeOf } from './evaluate.js';
import { explainSentence, missingFacts } from './explain-sentence.js';
import { factCatalog } from './fact-catalog.js';
import { factPaths } from './fact-paths.js';
import type { FactType } from './fact-definition.js';
import { operatorsOf } from './fact-definition.js';
import { toSentence } from './to-sentence.js';
import { validateCondition } from './validate-condition.js';

const catalog = factCatalog();
const paths = [...catalog.keys(), 'no.such.fact', '__proto__'];

const value: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom('USA', 'NY', '2026-11-23', '2026-11-23T10:00:00Z', ''),
  fc.string(),
  fc.integer({ min: -3, max: 3 }),
  fc.double(),
  fc.boolean(),
);
const given = fc.oneof(value, fc.array(value, { maxLength: 3 }));
const facts: fc.Arbitrary<Facts> = fc.dictionary(fc.constantFrom(...paths), fc.option(given));

const comparison: fc.Arbitrary<Comparison> = fc.record(
  { fact: fc.constantFrom(...paths), operator: fc.constantFrom(...FactOperator.options), value: given },
  { requiredKeys: ['fact', 'operator'] },
);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    comparison,
    fc.record({ all: fc.array(tie('condition'), { maxLength: 4 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 4 }) }),
    fc.record({ not: tie('condition') }),
  ),
}));
const conditions = fc.array(condition, { maxLength: 5 });

const holds = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) => {
  fc.assert(property, { numRuns: 500 });
  expect.hasAssertions();
};

describe('for every condition and all facts', () => {
  it('evaluating ends in one of three outcomes, the same with and without the explanation', () => {
    holds(
      fc.property(condition, facts, (tree, known) => {
        const { outcome } = evaluate(tree, known);
        expect(['met', 'unmet', 'unknown']).toContain(outcome);
        expect(outcomeOf(tree, known)).toBe(outcome);
      }),
    );
  });

  it('not twice is as good as not at all', () => {
    holds(
      fc.property(condition, facts, (tree, known) => {
        expect(outcomeOf({ not: { not: tree } }, known)).toBe(outcomeOf(tree, known));
      }),
    );
  });

  it("De Morgan's laws hold in three values", () => {
    holds(
      fc.property(conditions, facts, (parts, known) => {
        const negated = parts.map((not) => ({ not }));
        expect(outcomeOf({ not: { all: parts } }, known)).toBe(outcomeOf({ any: negated }, known));
        expect(outcomeOf({ not: { any: parts } }, known)).toBe(outcomeOf({ all: negated }, known));
      }),
    );
  });

  it('the order within all and any is irrelevant', () => {
    const shuffled = conditions.chain((parts) =>
      fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length })),
    );
    holds(
      fc.property(shuffled, facts, ([parts, reordered], known) => {
        expect(outcomeOf({ all: reordered }, known)).toBe(outcomeOf({ all: parts }, known));
        expect(outcomeOf({ any: reordered }, known)).toBe(outcomeOf({ any: parts }, known));
      }),
    );
  });

  it('learning more never turns met into unmet or back, as long as nobody asks about presence', () => {
    const asked = condition.filter((tree) => !JSON.stringify(tree).includes('is_'));
    holds(
      fc.property(asked, facts, facts, (tree, known, more) => {
        const before = outcomeOf(tree, known);
        const learnt = {
          ...more,
          ...Object.fromEntries(Object.entries(known).filter(([, one]) => one !== null)),
        };
        if (before !== 'unknown') expect(outcomeOf(tree, learnt)).toBe(before);
      }),
    );
  });

  it('an explanation keeps the shape of the condition', () => {
    holds(
      fc.property(condition, facts, (tree, known) => {
        const strip = (key: string, one: unknown) =>
          key === 'outcome' || key === 'actual' ? undefined : one;
        expect(JSON.stringify(evaluate(tree, known), strip)).toBe(JSON.stringify(tree, strip));
      }),
    );
  });

  it('an undecided outcome names what it needs, a decided one needs nothing', () => {
    holds(
      fc.property(condition, facts, (tree, known) => {
        const explanation = evaluate(tree, known);
        const missing = missingFacts(explanation);
        expect(missing.length > 0).toBe(explanation.outcome === 'unknown');
        expect(factPaths(tree)).toEqual(expect.arrayContaining(missing));
      }),
    );
  });

  it('sentences can always be said', () => {
    holds(
      fc.property(condition, facts, (tree, known) => {
        expect(toSentence(tree, catalog)).toMatch(/./s);
        expect(explainSentence(evaluate(tree, known), catalog)).toMatch(
          /^(Required|Not required|Undecided).+\.$/s,
        );
      }),
    );
  });
});

describe('for every input', () => {
  const almost = fc.oneof(
    fc.json().map((text): unknown => JSON.parse(text)),
    condition,
    fc.anything(),
  );

  it('validation answers and never throws', () => {
    holds(
      fc.property(almost, (input) => {
        const { data, error } = Condition.safeParse(input);
        const checked = data && validateCondition(data, catalog);
        if (!checked?.ok) expect((checked ?? error)?.issues.length).toBeGreaterThan(0);
      }),
    );
  });

  const textOf: Readonly<Record<FactType, fc.Arbitrary<Value>>> = {
    text: fc.string({ minLength: 1, unit: 'grapheme-ascii' }).filter((text) => text === text.trim()),
    choice: fc.constantFrom('llc', 'partnership'),
    country: fc.constantFrom('US', 'canada', 'PRI'),
    state: fc.constantFrom('ny', 'New Jersey', 'Ontario'),
    number: fc.double({ noNaN: true, noDefaultInfinity: true }),
    boolean: fc.boolean(),
    date: fc.constantFrom('2026-11-23', '2028-02-29'),
    datetime: fc.constant('2026-11-23T09:00:00Z'),
    list: fc.constant('night'),
    id: fc.constant('cl_1'),
    scalar: fc.constant('2026-11-23'),
  };
  const sound: fc.Arbitrary<Comparison> = fc
    .constantFrom(...catalog.values())
    .chain(({ path: fact, type, values = [] }) =>
      fc.constantFrom(...operatorsOf[type]).chain((operator): fc.Arbitrary<Comparison> => {
        if (operator === 'is_present' || operator === 'is_absent') return fc.constant({ fact, operator });
        const single = type === 'choice' ? fc.constantFrom(...values) : textOf[type];
        const isList = operator === 'in' || operator === 'not_in';
        const value = isList ? fc.array(single, { minLength: 1, maxLength: 4 }) : single;
        return value.map((one) => ({ fact, operator, value: one }));
      }),
    );
  const group = fc.array(sound, { maxLength: 4 });
  const soundTree = fc.oneof(
    sound,
    fc.record({ all: fc.array(fc.oneof(sound, fc.record({ any: group })), { maxLength: 4 }) }),
    fc.record({ not: fc.record({ any: group }) }),
  );

  it('a sound condition passes validation, and passes again unchanged', () => {
    holds(
      fc.property(soundTree, (input) => {
        const checked = validateCondition(input, catalog);
        if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
        expect(validateCondition(checked.condition, catalog)).toEqual(checked);
      }),
    );
  });
});
