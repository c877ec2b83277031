/** SQL about people whose authorization to work ends, for statements of other rooms: `$1` is the account whose they are. */
export const reverifiedSql = {
  /** Whether the person of a Form I-9 works here and is reverified one day. @param now SQL of a timestamp */
  isReverified: (taskId: string, now: string): string =>
    `EXISTS (SELECT FROM compliance_deadlines ahead
      WHERE ahead.account_id = $1 AND ahead.task_id = ${taskId} AND ahead.kind = 'reverification'
        AND (ahead.employed_until IS NULL OR ahead.employed_until >= to_char(${now} AT TIME ZONE ahead.time_zone, 'YYYY-MM-DD')))`,
};
