import type { EverifyCase, Permission, UserSession } from '@firstday/domain';
import { hasPermission } from '../session/current-session';

/** What somebody would need to take the next step of a case; undefined where they may. The API has the last word. */
export function missingPermission(
  session: UserSession,
  { status }: Pick<EverifyCase, 'status'>,
): Permission | undefined {
  if (!hasPermission(session, 'everify:edit')) return 'everify:edit';
  // E-Verify's photo is held beside the copy of the document, which is sensitive.
  const isCompared = status === 'PHOTO_MATCH' && !hasPermission(session, 'employee:view_sensitive');
  return isCompared ? 'employee:view_sensitive' : undefined;
}
