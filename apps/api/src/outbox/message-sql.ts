/** SQL of messages for statements of other rooms: `$1` is the account whose they are. */
export const messageSql = {
  table: 'messages',
  /** Columns of those to employees that meet the conditions. */
  select: (columns: string, conditions: readonly string[]): string =>
    `SELECT ${columns} FROM messages
      WHERE ${['messages.account_id = $1', 'messages.employee_id IS NOT NULL', ...conditions].join(' AND ')}`,
  /**
   * Whether the latest message to an employee, given as SQL of their id, did not reach them. What was not sent because messages
   * were turned off says nothing of anybody's address.
   */
  isUnreached: (employeeId: string): string =>
    `${employeeId} IN (SELECT messages.employee_id FROM messages
        WHERE messages.account_id = $1 AND messages.status IN ('refused', 'bounced', 'suppressed')
          AND messages.reason IS DISTINCT FROM 'turned_off' AND NOT EXISTS (SELECT 1 FROM messages later
                WHERE later.account_id = messages.account_id AND later.employee_id = messages.employee_id
                  AND later.id > messages.id))`,
};
