/** Those of a person's groups in which they may do what a component of theirs does. */
const held = `users person
  JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
 WHERE person.id = session.user_id`;
/** What a person must be allowed to look at what a component shows. */
const viewing = `(CASE session.component WHEN 'everify/cases' THEN 'everify:view' ELSE 'employee:view' END)`;

/**
 * Whether whoever made a component's link could make it still, as SQL over a row named `session`: the API token is not
 * revoked and its organization not deleted, or the person is there, may embed components and look at what this one shows.
 */
export const isMadeByLiving = `(
  EXISTS (SELECT 1 FROM api_tokens token
            JOIN accounts home ON home.id = token.account_id
            JOIN organizations holder ON holder.id = home.organization_id AND holder.deleted_at IS NULL
           WHERE token.id = session.api_token_id AND token.revoked_at IS NULL)
  OR (EXISTS (SELECT 1 FROM ${held} AND 'component:create' = ANY (held.permissions))
      AND EXISTS (SELECT 1 FROM ${held} AND ${viewing} = ANY (held.permissions))))`;

/**
 * The access rules under which a person sees what their component shows, as JSON: null where a group of theirs that
 * lets them has none, and for an API token.
 */
export const rulesOfMaker = `(
  SELECT CASE WHEN bool_or(held.access_rule IS NULL) THEN NULL ELSE jsonb_agg(held.access_rule) END
    FROM ${held} AND ${viewing} = ANY (held.permissions))`;

/** What a person may do, all groups together; null for an API token. */
export const permissionsOfMaker = `(
  SELECT array_agg(DISTINCT permission) FROM (SELECT unnest(held.permissions) AS permission FROM ${held}) each)`;
