import type { Context } from './context.js';

/** The condition that finds one row of the caller's account, for repositories and query builders. */
export const ofAccount = (
  { account }: Context,
  id: string,
): { readonly account_id: string; readonly id: string } => ({
  account_id: account.id,
  id,
});
