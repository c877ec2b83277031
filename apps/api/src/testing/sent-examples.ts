import { type OperationId, type OperationRow, operations } from '@firstday/domain';

/**
 * Which need a case at E-Verify in some state, or somebody who was hired by an employer that reports it: beside the simulator and
 * beside those reports they have tests of their own. Deleting many placements would take what later examples change.
 */
const besideOthers: readonly string[] = ['new_hire_reports.create', 'placement_acts.delete'];

/** Their examples find nothing to do in the account of the examples, and so log nothing. */
const withoutEffect: readonly string[] = [
  'employee_acts.downloadDocuments',
  'employee_acts.sendLinks',
  'forms.moveTasks',
  'policy_library.update',
];

const hasSentExample = (id: string, { allows, body, path }: OperationRow): id is OperationId => {
  const isOfCase = id.startsWith('everify_cases.') && path.includes('{');
  return body !== undefined && allows.includes('api_token') && !isOfCase && !besideOthers.includes(id);
};

/** The operations whose examples `examples.contract.spec.ts` sends. */
export const sentExamples = Object.entries<OperationRow>(operations).flatMap(([id, row]) =>
  hasSentExample(id, row) ? [id] : [],
);

/** Those for which it also checks the security log. */
export const loggedExamples = sentExamples.filter((id) => !withoutEffect.includes(id));
