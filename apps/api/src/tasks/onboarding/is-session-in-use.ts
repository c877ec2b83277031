const idleTime = "interval '24 hours'";

/**
 * SQL of whether a row of form sessions named `session` goes on: not ended, not expired, and used within a day.
 *
 * @param now SQL of a timestamptz
 */
export const isSessionInUse = (
  now: string,
): string => `session.ended_at IS NULL AND session.expires_at > ${now}
   AND session.last_used_at > ${now}::timestamptz - ${idleTime}`;
