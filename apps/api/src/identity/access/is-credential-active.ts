import { isOpenedLinkActive } from './is-link-active.js';
import { isTokenActive } from './is-token-active.js';

/**
 * Whether the credential that issued something is still active, as SQL, for what is used later without it.
 *
 * @param kind the placeholder of the actor's kind
 * @param id the placeholder of the credential's id
 * @param now the placeholder of a timestamptz
 */
export const isCredentialActive = (kind: string, id: string, now: string): string => `(CASE ${kind}::text
  WHEN 'api_token' THEN EXISTS (SELECT 1 FROM api_tokens token WHERE token.id = ${id}::text AND ${isTokenActive})
  WHEN 'user_session' THEN EXISTS (
    SELECT 1 FROM user_sessions session JOIN users person ON person.id = session.user_id
     WHERE session.id = ${id}::text AND session.ended_at IS NULL AND session.expires_at > ${now}::timestamptz)
  WHEN 'form_session' THEN EXISTS (
    SELECT 1 FROM form_sessions session JOIN onboarding_links link ON link.id = session.link_id
     WHERE session.id = ${id}::text AND session.ended_at IS NULL AND session.expires_at > ${now}::timestamptz
       AND ${isOpenedLinkActive(`${now}::timestamptz`)})
  ELSE FALSE END)`;
