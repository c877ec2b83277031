import { Condition, CreateUserGroup } from '@firstday/domain';
import { z } from 'zod';
import { chosenOf, typedText } from '../../api/typed-text';
import { toPermissions } from './to-permissions';

const Rule = Condition.nullable();

const line = z.object({ fact: z.string(), operator: z.string().default(''), value: z.string().default('') });

/** A group as it is typed: its access rule as lines, or written out where it is more than a list of comparisons. */
export const GroupInput = z.object({
  name: typedText(CreateUserGroup.shape.name),
  permissions: chosenOf(z.array(z.string()).transform(toPermissions).pipe(CreateUserGroup.shape.permissions)),
  match: z.enum(['all', 'any']).catch('all'),
  lines: z.array(line).default([]),
  rule_text: typedText(z.string().refine(isRule).transform(parsed).pipe(Rule)).optional(),
});
export type GroupInput = z.output<typeof GroupInput>;

function isRule(text: string): boolean {
  return Rule.safeParse(parsed(text)).success;
}

/** Undefined for what is no JSON; nothing is the rule that everybody meets. */
function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
