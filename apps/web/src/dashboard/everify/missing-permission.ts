import type { EverifyCase, Permission, UserSession } from '@firstday/domain';
import { hasPermission } from '../session/current-session';

/** Steps that show what is sensitive: the data of a person, a photo, copies of documents. */
const sensitive: readonly EverifyCase['status'][] = ['PHOTO_MATCH', 'SCAN_AND_UPLOAD', 'UNCONFIRMED_DATA'];

/** What somebody would need to take the next step of a case; undefined where they may. The API has the last word. */
export function missingPermission(
  session: UserSession,
  { status }: Pick<EverifyCase, 'status'>,
): Permission | undefined {
  if (!hasPermission(session, 'everify:edit')) return 'everify:edit';
  const needsSensitive = sensitive.includes(status) && !hasPermission(session, 'employee:view_sensitive');
  return needsSensitive ? 'employee:view_sensitive' : undefined;
}
