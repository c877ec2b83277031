import { z } from 'zod';
import { GivenFactValue, Outcome } from './condition.js';
import { text } from './scalar-value.js';

const mostFacts = 50;
const mostTests = 50;
/** Answers repeat the tests of each policy of a page. */
const mostCharacters = 100_000;

const facts = z
  .record(text(512, 1), z.union([GivenFactValue, z.array(GivenFactValue).max(100)]))
  .refine((given) => Object.keys(given).length <= mostFacts, `Expected at most ${mostFacts} facts`)
  .meta({
    description: `What is known of a placement: values by the path of their fact, as \`GET /policy_facts\` lists them, at most ${mostFacts}. What is not named is missing.`,
    examples: [{ 'work_location.state': 'NY' }],
  });

/** Beyond the contract: what a policy has to say of a placement of which these facts are known. */
export const PolicyTest = z
  .strictObject({
    name: text(200, 1).describe('What it tests, at most 200 characters.'),
    facts,
    expected: Outcome.describe('What the condition has to be.'),
  })
  .meta({ id: 'PolicyTest' });
export type PolicyTest = z.infer<typeof PolicyTest>;

/** The tests of one policy. */
export const PolicyTests = z
  .array(PolicyTest)
  .max(mostTests, `Expected at most ${mostTests} tests`)
  .refine(
    (tests) => JSON.stringify(tests).length <= mostCharacters,
    `Expected tests of at most ${mostCharacters} characters in all`,
  );

/** A test, and how it comes out. */
export const PolicyTestResult = z
  .strictObject({
    ...PolicyTest.shape,
    outcome: Outcome.describe('What the condition is. The test fails where that is not what is expected.'),
    sentence: z.string().describe('Why it is that, in words.'),
  })
  .meta({ id: 'PolicyTestResult' });
export type PolicyTestResult = z.infer<typeof PolicyTestResult>;
