import type { UserSession } from '@firstday/domain';
import { readIfAllowed } from '../forms/write';
import { hasPermission } from '../session/current-session';

/** Whether somebody may send links by email, and the account sends any. Who may not read the settings tries. */
export async function maySendMessages(session: UserSession, here: string): Promise<boolean> {
  if (!hasPermission(session, 'task:edit') || !hasPermission(session, 'task:view')) return false;
  if (!hasPermission(session, 'user:view')) return true;
  const settings = await readIfAllowed(here, 'message_settings.find', {});
  return settings === undefined || settings.is_sending || settings.mode === 'events';
}
