import { z } from 'zod';

/** A single fact value. Dates are ISO 8601 (`2026-11-23`). */
export const FactValue = z
  .union([z.string(), z.number(), z.boolean()], { error: 'Expected a text, a number, true or false' })
  .meta({ id: 'FactValue', description: 'A text, a number, true or false. Dates as `2026-11-23`.' });
export type FactValue = z.infer<typeof FactValue>;

/** The same as a caller may give it. The ends are the policy engine's, which says what is wrong. */
export const GivenFactValue = z.union([z.string().meta({ maxLength: 500 }), z.number(), z.boolean()], {
  error: 'Expected a text, a number, true or false',
});

export const FactOperator = z
  .enum([
    'equals',
    'not_equals',
    'in',
    'not_in',
    'greater_than',
    'at_least',
    'less_than',
    'at_most',
    'before',
    'on_or_before',
    'after',
    'on_or_after',
    'starts_with',
    'contains',
    'is_present',
    'is_absent',
  ])
  .meta({
    id: 'FactOperator',
    description: 'How a fact is compared; each fact says which of them it takes.',
  });
export type FactOperator = z.infer<typeof FactOperator>;

/** A leaf: one fact compared with a value (`is_present` and `is_absent` take none and are never unknown). */
export interface Comparison {
  readonly fact: string;
  readonly operator: FactOperator;
  readonly value?: FactValue | readonly FactValue[] | undefined;
}
export interface AllOf {
  readonly all: readonly Condition[];
}
export interface AnyOf {
  readonly any: readonly Condition[];
}
export interface NoneOf {
  readonly not: Condition;
}

/** A tree over facts. An empty `all` is met; an empty `any` is unmet. */
export type Condition = Comparison | AllOf | AnyOf | NoneOf;

const comparison = {
  fact: z
    .string()
    .max(512)
    .meta({
      description: 'Path of the fact, as `GET /policy_facts` lists them.',
      examples: ['work_location.state'],
    }),
  operator: FactOperator,
  value: z
    .union([GivenFactValue, z.array(GivenFactValue).meta({ maxItems: 500 })], {
      error: 'Expected a value, or a list of values',
    })
    .optional()
    .describe(
      'What it is compared with: a list for `in` and `not_in`, none for `is_present` and `is_absent`.',
    ),
};
export const Comparison: z.ZodType<Comparison> = z
  .strictObject(comparison)
  .meta({ id: 'Comparison', description: 'One fact, compared with a value.' });

const part = z.lazy((): z.ZodType<Condition> => Condition);
const parts = z.array(part, { error: 'Expected a list of conditions' }).meta({ maxItems: 100 });

/**
 * The form of a condition. What its facts are, which operators and values they take, and how much it may hold, the policy
 * engine knows (`validateCondition`).
 */
export const Condition: z.ZodType<Condition> = z
  .union(
    [
      Comparison,
      z.strictObject({ all: parts.describe('Met where all of these are; always where there are none.') }),
      z.strictObject({ any: parts.describe('Met where one of these is; never where there are none.') }),
      z.strictObject({ not: part.describe('Met where this is unmet.') }),
    ],
    { error: 'Expected a condition: all, any, not, or a fact' },
  )
  .meta({
    id: 'Condition',
    description:
      'A tree of `all`, `any` and `not` over facts: at most 5 levels, 100 conditions and 500 values.',
  });

/**
 * Three-valued: a comparison whose fact is missing, or of a type that the operator cannot compare, is unknown, and
 * unknown travels as in Kleene's logic.
 */
export const Outcome = z.enum(['met', 'unmet', 'unknown']).meta({
  id: 'Outcome',
  description: '`unknown` where a fact is missing, or not of a type that can be compared.',
});
export type Outcome = z.infer<typeof Outcome>;

/** A comparison as it came out: null is a missing fact, or one whose value is told to nobody. */
export interface ExplainedComparison extends Comparison {
  readonly actual: FactValue | readonly FactValue[] | null;
  readonly outcome: Outcome;
}

/** The same tree with the actual value and the outcome at each node. */
export type Explanation =
  | ExplainedComparison
  | { readonly all: readonly Explanation[]; readonly outcome: Outcome }
  | { readonly any: readonly Explanation[]; readonly outcome: Outcome }
  | { readonly not: Explanation; readonly outcome: Outcome };

const actual = z.union([FactValue, z.array(FactValue), z.null()]);
const outcome = Outcome.describe('What came of it.');
const explained = z.lazy((): z.ZodType<Explanation> => Explanation);
export const Explanation: z.ZodType<Explanation> = z
  .union([
    z.strictObject({
      ...comparison,
      actual: actual.describe(
        'The value that was found; null where the fact is missing, and of an age, which is told to nobody.',
      ),
      outcome,
    }),
    z.strictObject({ all: z.array(explained).describe('Each part of it.'), outcome }),
    z.strictObject({ any: z.array(explained).describe('Each part of it.'), outcome }),
    z.strictObject({ not: explained.describe('What is turned round.'), outcome }),
  ])
  .meta({
    id: 'Explanation',
    description: 'A condition with the actual value and the outcome at each node.',
  });
