import { contactChanged } from './outbox-sql.js';

/** SQL of messages for statements of other rooms: `$1` is the account whose they are. */
export const messageSql = {
  table: 'messages',
  /** Columns of those to employees that meet the conditions. */
  select: (columns: string, conditions: readonly string[]): string =>
    `SELECT ${columns} FROM messages
      WHERE ${['messages.account_id = $1', 'messages.employee_id IS NOT NULL', ...conditions].join(' AND ')}`,
  /**
   * Whether the latest message to an employee, given as SQL of their id, did not reach them. What was not sent because messages
   * were turned off says nothing of anybody's address, nor does what went to another one than is on record now. What waited for a contact
   * that was replaced was never sent. The notice about the change went to the former contact.
   *
   * @param email SQL of the email address of the employee `messages.employee_id`
   */
  isUnreached: (employeeId: string, email: string): string =>
    `${employeeId} IN (SELECT messages.employee_id FROM messages
        WHERE messages.account_id = $1 AND messages.status IN ('refused', 'bounced', 'suppressed')
          AND messages.reason IS DISTINCT FROM 'turned_off' AND messages.representative_id IS NULL
          AND messages.kind <> 'contact_changed'
          AND (messages.channel = 'sms' OR messages.is_test OR messages.reason = '${contactChanged}' OR messages.address_hash = ${hashOf(`(${email})`)})
          AND NOT EXISTS (SELECT 1 FROM messages later
                WHERE later.account_id = messages.account_id AND later.employee_id = messages.employee_id
                  AND later.representative_id IS NULL AND later.kind <> 'contact_changed' AND later.id > messages.id))`,
};

/** As `toMailAddress` has it; nothing where no message could be sent there. */
const hashOf = (email: string): string =>
  `(SELECT CASE WHEN given.address ~ '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$'
               THEN encode(sha256(convert_to($1 || chr(10) || given.address, 'UTF8')), 'hex') ELSE '' END
      FROM (SELECT lower(btrim(coalesce(${email}, ''))) AS address) AS given)`;
