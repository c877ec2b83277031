import type { Permission } from '@firstday/domain';
import type { Actor, Membership } from '../../context/index.js';

/** What it takes to open a form on the employer's side: it is opened by a link (onboarding-link-sql.ts). */
const signing = ['employee:view', 'task:view', 'task:edit'] as const satisfies readonly Permission[];
/** What decides which deadlines are seen; of anything else a digest says nothing. */
const deciding: readonly Permission[] = [...signing, 'employee:view_sensitive'];

/** What it takes to see cases of E-Verify, and to act on them. */
const acting = ['everify:view', 'everify:edit'] as const satisfies readonly Permission[];

/**
 * A user as one who signs for the employer, of what the groups show by which they may: nothing else counts as waiting for their
 * signature. Undefined where no group lets them sign.
 */
export const signerOf = (userId: string, groups: readonly Membership[]): Actor | undefined =>
  actorOf(userId, groups, { needed: signing, kept: deciding });

/** The same user as one who acts on cases of E-Verify. */
export const caseworkerOf = (userId: string, groups: readonly Membership[]): Actor | undefined =>
  actorOf(userId, groups, { needed: acting, kept: acting });

interface Needs {
  readonly needed: readonly Permission[];
  readonly kept: readonly Permission[];
}

function actorOf(userId: string, groups: readonly Membership[], { needed, kept }: Needs): Actor | undefined {
  const own = groups
    .filter(({ permissions }) => needed.every((one) => permissions.includes(one)))
    .map(({ permissions, access_rule }) => ({
      permissions: permissions.filter((permission) => kept.includes(permission)),
      access_rule,
    }));
  if (own.length === 0) return undefined;
  return { kind: 'user_session', sessionId: '', userId, groups: own, rules: [], seesSensitive: false };
}
