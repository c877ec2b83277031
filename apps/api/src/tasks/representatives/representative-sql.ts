/** SQL of representatives for statements of other rooms: `$1` is the account whose they are. */
export const representativeSql = {
  /** Whether the column is a task that a representative has signed, which nobody has looked at. */
  isToLookAt: (taskId: string): string =>
    `${taskId} = ANY (ARRAY(SELECT task_id FROM representatives
        WHERE account_id = $1 AND signed_at IS NOT NULL AND reviewed_at IS NULL))`,
};
