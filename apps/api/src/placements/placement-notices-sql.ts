import { placementSql } from './placement-sql.js';
import { dated, endDateSql } from './end-date-sql.js';

/** So many placements are looked at: an account that has more to do sees the rest once these are done. */
const mostPlacements = 5000;

const current = (columns: string, conditions: readonly string[], today: string): string => {
  const isOpen = `coalesce(${dated(endDateSql)}, '9999-12-31') >= ${today}`;
  const { source, where } = placementSql.matching([...conditions, isOpen]);
  return `SELECT ${columns} FROM ${source} WHERE ${where} LIMIT ${mostPlacements}`;
};

/**
 * What people have to know about placements that have not ended, as SQL of one row for each record that is to be changed. `$1` is the
 * account.
 */
export const placementNoticesSql = {
  /** The records that lack facts: `record`, `record_id`, `facts`, `since`, `placements_count` and one of the placements. */
  undecided: (conditions: readonly string[], today: string): string =>
    `SELECT found.record, found.record_id, jsonb_agg(DISTINCT found.fact) AS facts, min(found.created_at) AS since,
            count(DISTINCT found.id)::int AS placements_count, min(found.id) AS placement_id, min(found.employee_id) AS employee_id
       FROM (SELECT placements.id, placements.employee_id, placements.created_at, fact, fact ->> 'record' AS record,
                    CASE fact ->> 'record' WHEN 'employee' THEN placements.employee_id WHEN 'employer' THEN placements.employer_id
                         WHEN 'client' THEN placements.client_id WHEN 'job' THEN placements.job_id ELSE placements.id END AS record_id
               FROM (${current('placements.*', [...conditions, 'placements.undecided_count IS NOT NULL'], today)}) AS placements
              CROSS JOIN LATERAL jsonb_array_elements(placements.undecided_facts) AS fact) AS found
      GROUP BY found.record, found.record_id`,

  /** The employers, or placements without one, whose state requires E-Verify or may: `mandate` is that of one of the placements. */
  mandates: (conditions: readonly string[], today: string): string =>
    `SELECT placements.employer_id, placements.everify_mandate ->> 'state' AS state, min(placements.created_at) AS since,
            count(*)::int AS placements_count, min(placements.id) AS placement_id, min(placements.employee_id) AS employee_id,
            (array_agg(placements.everify_mandate ORDER BY placements.everify_mandate ->> 'outcome'))[1] AS mandate
       FROM (${current('placements.*', [...conditions, 'placements.everify_mandate IS NOT NULL'], today)}) AS placements
      GROUP BY placements.employer_id, placements.everify_mandate ->> 'state'`,
} as const;
