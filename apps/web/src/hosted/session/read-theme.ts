import type { ComponentTheme } from '@firstday/domain';
import { ApiUnavailable } from '../../api/api-unavailable';
import { call } from '../../api/call';
import { sessionToken } from './session-token';

/** What the session's pages wear; undefined where it is nothing, or cannot be had now: pages are read without it. */
export async function readTheme(session: string): Promise<ComponentTheme | undefined> {
  const token = await sessionToken(session);
  if (!token) return undefined;
  try {
    const result = await call('form_sessions.getTheme', {}, token);
    return result.ok ? result.value : undefined;
  } catch (error) {
    if (error instanceof ApiUnavailable) return undefined;
    throw error;
  }
}
