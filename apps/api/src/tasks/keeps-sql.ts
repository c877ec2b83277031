/** SQL over the id of an account: whether it has a form that somebody signed and that is not destroyed, or anything is held. */
export const keepsSql = (accountId: string): string =>
  `EXISTS (SELECT FROM tasks WHERE tasks.account_id = ${accountId} AND tasks.purged_at IS NULL
     AND EXISTS (SELECT FROM signatures WHERE signatures.task_id = tasks.id))
   OR EXISTS (SELECT FROM legal_holds WHERE legal_holds.account_id = ${accountId} AND legal_holds.released_at IS NULL)`;
