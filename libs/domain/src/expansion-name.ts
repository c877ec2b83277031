import { z } from 'zod';

const placementExpansions = ['employee', 'employer', 'client', 'job'] as const;
const taskExpansions = [...placementExpansions, 'form'] as const;
export type ExpansionName = (typeof taskExpansions)[number];

/** Names of records that an answer is to bring along, with commas between them. */
const expand = <const Names extends readonly [string, ...string[]]>(names: Names) => {
  const Name = z.enum(names);
  return z
    .string()
    .max(200, 'Expected at most 200 characters')
    .transform((given, context): z.infer<typeof Name>[] => {
      const outcome = z.array(Name).safeParse([...new Set(given.split(',').map((name) => name.trim()))]);
      if (outcome.success) return outcome.data;
      context.addIssue({ code: 'custom', message: `Expected some of ${names.join(', ')}` });
      return z.NEVER;
    })
    .optional()
    .meta({
      type: 'string',
      description: `Records that the answer brings along in \`expanded\`, with commas between them: ${names.join(', ')}. Each takes the permission to read it. For API tokens and people.`,
    });
};

/** What placements bring along. */
export const placementExpandQuery = { expand: expand(placementExpansions) };
export const PlacementQuery = z.object(placementExpandQuery);
export type PlacementQuery = z.infer<typeof PlacementQuery>;

/** What tasks bring along. */
export const taskExpandQuery = { expand: expand(taskExpansions) };
export const TaskQuery = z.object(taskExpandQuery);
export type TaskQuery = z.infer<typeof TaskQuery>;
