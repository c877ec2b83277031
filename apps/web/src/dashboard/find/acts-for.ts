import type { Permission, UserSession } from '@firstday/domain';
import { hasPermission } from '../session/current-session';
import { paths } from '../paths';

/** What can be begun from anywhere, the most frequent first. */
const acts = [
  { id: 'addHire', href: paths.addHire, needs: 'placement:edit' },
  { id: 'inviteUser', href: paths.newUser, needs: 'user:edit' },
  { id: 'newPolicy', href: paths.newPolicy, needs: 'policy:edit' },
  { id: 'newForm', href: paths.newForm, needs: 'form:edit' },
  { id: 'newGroup', href: paths.newGroup, needs: 'user:edit' },
] as const satisfies readonly { readonly id: string; readonly href: string; readonly needs: Permission }[];

/** Those of them that somebody may do. */
export const actsFor = (session: UserSession) => acts.filter(({ needs }) => hasPermission(session, needs));
