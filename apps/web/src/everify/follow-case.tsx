import type { EverifyCase } from '@firstday/domain';
import { AutoRefresh } from '../api/auto-refresh';

/** While E-Verify is awaited, the page shows by itself what comes. */
export function FollowCase({ everifyCase: { pending, turn } }: { readonly everifyCase: EverifyCase }) {
  const isAwaited = pending !== null || turn === 'government';
  return <AutoRefresh {...(isAwaited ? { everySeconds: 15 } : {})} />;
}
