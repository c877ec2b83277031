import { Injectable } from '@nestjs/common';
import { accountSql, authoritySql } from '../../identity/index.js';
import { employeeSql } from '../../records/index.js';
import { representativeLimits } from '../representatives/representative-limits.js';
import { ComponentLinks } from './component-links.js';

/** Permissions for issuing a link: it shows what it leads to (onboarding-links.service.ts). */
const needed = `ARRAY['employee:view', 'task:edit', 'task:view']`;
/** Grace period for finishing a form that was opened in a component, after the component's session expired. */
const finishGrace = "interval '1 hour'";
/** As long as a representative's link lasts, from the last moment at which a form opened in a component may name one. */
const representativeGrace = `interval '${representativeLimits.hours + 1} hours'`;

/** SQL over a row of an onboarding link, named `link`. */
@Injectable()
export class OnboardingLinkSql {
  constructor(private readonly components: ComponentLinks) {}

  /**
   * Whether a link is active: it is neither revoked nor expired, its employee and organization exist, and its issuer
   * could still issue it.
   *
   * @param now SQL of a timestamptz
   */
  isActive(now: string): string {
    return `(${this.isIssued(now, this.components.isIssuerActive(now))} AND ${representativeMayOpen})`;
  }

  /**
   * Whether a session opened by a link is still active: as long as the link is. Only the expiry of a component's
   * session, which may be a minute, has an hour's grace, so that it does not cut off a form.
   *
   * @param now SQL of a timestamptz
   */
  isActiveForSession(now: string): string {
    return this.isIssued(now, this.components.isIssuerActive(`${now} - ${finishGrace}`));
  }

  /**
   * Whether whoever lets a session, a row named `session`, see sensitive values may still see them: the reader who
   * signed in, otherwise the link's issuer.
   */
  get mayStillSeeSensitive(): string {
    return `(CASE
      WHEN session.user_id IS NOT NULL THEN ${authoritySql.userSeesSensitive('session.user_id')}
      WHEN link.issuer_type = 'api_token' THEN ${authoritySql.tokenSeesSensitive('link.issuer_id')}
      WHEN link.issuer_type = 'user' THEN ${authoritySql.userSeesSensitive('link.issuer_id')}
      ELSE ${this.components.doesIssuerSeeSensitive}
      END)`;
  }

  /**
   * Whether the credential that issued something is still active, for what is used later without it.
   *
   * @param kind the placeholder of the actor's kind
   * @param id the placeholder of the credential's id
   * @param now the placeholder of a timestamptz
   */
  isCredentialActive(kind: string, id: string, now: string): string {
    return `(CASE ${kind}::text
      WHEN 'api_token' THEN ${authoritySql.isTokenActive(`${id}::text`)}
      WHEN 'user_session' THEN ${authoritySql.isUserSessionActive(`${id}::text`, `${now}::timestamptz`)}
      WHEN 'form_session' THEN EXISTS (
        SELECT 1 FROM form_sessions session JOIN onboarding_links link ON link.id = session.link_id
         WHERE session.id = ${id}::text AND session.ended_at IS NULL AND session.expires_at > ${now}::timestamptz
           AND ${this.isActiveForSession(`${now}::timestamptz`)})
      ELSE FALSE END)`;
  }

  /** Whether a link may be made once more, if it should have expired: all but its end counts. */
  isAuthorized(now: string): string {
    return this.isGranted(now, this.components.isIssuerActive(now));
  }

  private isIssued(now: string, isByActiveComponent: string): string {
    return `(link.expires_at > ${now} AND ${this.isGranted(now, isByActiveComponent)})`;
  }

  /** A representative's link lasts its 48 hours although the component in which they were named is closed. */
  private isGranted(now: string, isByActiveComponent: string): string {
    const wasActive = this.components.isIssuerActive(`${now} - ${representativeGrace}`);
    return `(
  link.revoked_at IS NULL
  AND EXISTS (${employeeSql.selectOf('1', 'link.account_id', 'employees.id = link.employee_id')})
  AND ${accountSql.isOpen('link.account_id')}
  AND (link.parent_link_id IS NULL OR EXISTS (
        SELECT 1 FROM onboarding_links parent WHERE parent.id = link.parent_link_id AND parent.account_id = link.account_id
                             AND parent.revoked_at IS NULL))
  AND CASE link.issuer_type
        WHEN 'api_token' THEN ${authoritySql.tokenHolds('link.issuer_id', needed, 'link.account_id')}
        WHEN 'user' THEN ${authoritySql.userHolds('link.issuer_id', needed, 'link.account_id')}
        WHEN 'component_session' THEN
          CASE WHEN link.representative_id IS NULL THEN ${isByActiveComponent} ELSE ${wasActive} END
        ELSE FALSE
      END)`;
  }
}

/** Once they have signed, or too many wrong codes were given, the link opens nothing. */
const representativeMayOpen = `NOT EXISTS (
  SELECT 1 FROM representatives representative
   WHERE representative.id = link.representative_id AND representative.account_id = link.account_id
     AND (representative.signed_at IS NOT NULL OR representative.wrong_tries >= ${representativeLimits.codeTries}))`;
