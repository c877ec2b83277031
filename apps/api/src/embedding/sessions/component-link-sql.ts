import { Injectable } from '@nestjs/common';
import { ComponentLinks } from '../../tasks/index.js';
import { componentSessionSql } from './component-session-sql.js';

const issuer =
  'component_sessions session WHERE session.id = link.issuer_id AND session.account_id = link.account_id';

/** Sessions of components, as the issuers of onboarding links. */
@Injectable()
export class ComponentLinkSql extends ComponentLinks {
  override readonly doesIssuerSeeSensitive = `EXISTS (
    SELECT 1 FROM ${issuer} AND ${componentSessionSql.doesIssuerSeeSensitive})`;

  isIssuerActive(since: string): string {
    return `EXISTS (
      SELECT 1 FROM ${issuer}
         AND session.token_hash IS NOT NULL AND session.expires_at > ${since} AND ${componentSessionSql.isIssuerActive})`;
  }
}
