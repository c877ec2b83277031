import { placementSql } from './placement-sql.js';

const isActive = 'placements.account_id = $1 AND placements.deleted_at IS NULL';

/** Forms that are required, as SQL of rows of `form`: keys or ids. */
const requiredForms = `SELECT form FROM jsonb_array_elements(placements.decisions) AS decision,
          jsonb_array_elements_text(decision -> 'forms') AS form WHERE decision ->> 'outcome' = 'met'`;

/** SQL of the first days of work, for statements of other rooms: `$1` is the account. */
export const startsSql = {
  startsOn: placementSql.startsOn,
  /** Whether a policy lacks a fact before it can say if a form is required, which no other policy requires. */
  isUndecided: 'placements.undecided_count IS NOT NULL',
  /** The forms that are required, as an array of keys and ids. */
  requiredForms: `ARRAY(${requiredForms})`,
  /** Columns of placements that meet the conditions. */
  select: (columns: string, conditions: readonly string[]): string =>
    `SELECT ${columns} FROM placements WHERE ${[isActive, ...conditions].join(' AND ')}`,
} as const;
