import { type Context, forbidden } from '../context/index.js';
import { actorWithPermission, type BindValue, rulesScope } from '../identity/index.js';
import { recordIdsSql } from '../records/index.js';

const tables = { employee: 'employees', employer: 'employers', job: 'jobs' } as const;

/** A record whose address says in which state a placement's work is done. */
type WorkStateSource = keyof typeof tables;

/** The placements of which a record's address says nothing, as SQL: an employee's does where they work only from home. */
const isSilent = {
  employee: `coalesce(placements.system_attributes ->> 'works_remotely', 'false') <> 'true'`,
  employer: 'placements.employer_id IS NULL',
  job: 'placements.job_id IS NULL',
} as const;

/**
 * The state of the work tells of an address of the employee, the job or the employer: it is asked of placements whose records
 * the caller sees. Without access rules nothing is left to ask.
 *
 * @throws ProblemError 403 for who may see none
 */
export const workStateVisible = (
  { actor }: Context,
  sources: readonly WorkStateSource[],
): ((mark: BindValue) => string)[] =>
  sources.flatMap((noun) => {
    const reader = actorWithPermission(actor, `${noun}:view`);
    if (!reader) throw forbidden(`The state of the work is told with ${noun}:view`);
    const rules = 'rules' in reader ? reader.rules : null;
    if (rules === null) return [];
    const table = tables[noun];
    return [
      (mark: BindValue) =>
        `(${isSilent[noun]} OR placements.${noun}_id IN (${recordIdsSql(table, rulesScope(rules, table, mark))}))`,
    ];
  });
