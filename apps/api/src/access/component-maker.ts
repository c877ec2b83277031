/**
 * Whether whoever made a component's link could make it still, as SQL over a row named `session`: the API token is not
 * revoked and its organization not deleted, or the person is there and in a group that may embed components.
 */
export const isMadeByLiving = `(
  EXISTS (SELECT 1 FROM api_tokens token
            JOIN accounts home ON home.id = token.account_id
            JOIN organizations holder ON holder.id = home.organization_id AND holder.deleted_at IS NULL
           WHERE token.id = session.api_token_id AND token.revoked_at IS NULL)
  OR EXISTS (SELECT 1 FROM users person
               JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
              WHERE person.id = session.user_id AND 'component:create' = ANY (held.permissions)))`;

/**
 * The access rules under which a person made it, as JSON: null where a group of theirs that may embed components has
 * none, and for an API token.
 */
export const rulesOfMaker = `(
  SELECT CASE WHEN bool_or(held.access_rule IS NULL) THEN NULL ELSE jsonb_agg(held.access_rule) END
    FROM users person
    JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
   WHERE person.id = session.user_id AND 'component:create' = ANY (held.permissions))`;
