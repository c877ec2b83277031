import { z } from 'zod';

/** What a call has to give: these members and values, or an error of this name. */
const Expected = z.unknown();

/** What is different against a real service, whose answers are its own. */
const Live = z.object({
  expect: Expected.optional(),
  /** Nothing but a person can bring it about there. */
  skip: z.boolean().optional(),
  compare: z.literal('ours').optional(),
});

/** One call of the client. */
const ScenarioStep = z.object({
  call: z.enum([
    'signIn',
    'duplicates',
    'create',
    'submit',
    'read',
    'fieldsToConfirm',
    'confirm',
    'photo',
    'matchPhoto',
    'upload',
    'notice',
    'refer',
    'declineToAct',
    'close',
    'updated',
    'confirmUpdated',
    'reference',
  ]),
  args: z.array(z.unknown()),
  expect: Expected,
  live: Live.optional(),
});
export type ScenarioStep = z.infer<typeof ScenarioStep>;

export const Scenario = z.object({
  id: z.string(),
  title: z.string(),
  /** Whether it runs against a real service too: as it is, or with a test person of the operator's. */
  live: z.boolean().optional(),
  person: z.boolean().optional(),
  steps: z.array(ScenarioStep),
});
export type Scenario = z.infer<typeof Scenario>;
