import type { Context } from '../../context/index.js';
import { handOverByIssuer, linkIssuerOf, mayIssuerSeeSensitive } from './link-issuer-of.js';
import type { NewLink } from './onboarding-links.store.js';

/** By whose authority a link is, and what of it is bound to another one. */
export type LinkIssuance = Pick<
  NewLink,
  | 'issuer_type'
  | 'issuer_id'
  | 'issuer_sees_sensitive'
  | 'handed_over'
  | 'representative_id'
  | 'parent_link_id'
>;

/** @throws ProblemError 403 for callers who hand out no links */
export function issuanceOf(ctx: Context): LinkIssuance {
  const issuer = linkIssuerOf(ctx);
  return {
    issuer_type: issuer.type,
    issuer_id: issuer.id,
    issuer_sees_sensitive: mayIssuerSeeSensitive(ctx),
    handed_over: handOverByIssuer[issuer.type],
    representative_id: null,
    parent_link_id: null,
  };
}

/**
 * Whoever names a representative on a hosted page does so by the authority of the link that let them in, and the new link
 * ends when that one is revoked. A representative sees what they need of the form, and nothing sensitive besides.
 */
export function representativeIssuanceOf(ctx: Context): LinkIssuance {
  const { actor } = ctx;
  if (actor.kind !== 'form_session') return { ...issuanceOf(ctx), issuer_sees_sensitive: false };
  const { issuer, linkId } = actor.reader;
  return {
    issuer_type: issuer.type,
    issuer_id: issuer.id,
    issuer_sees_sensitive: false,
    handed_over: 'hosted_page',
    representative_id: null,
    parent_link_id: linkId,
  };
}
