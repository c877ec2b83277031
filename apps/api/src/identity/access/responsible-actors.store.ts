import { idPrefix, type LinkIssuer } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Actor, Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { ComponentCredentials } from './component-credentials.js';
import { isComponentActor } from './record-scope.store.js';

/** Tokens with the tokens that made them, and the users behind each. */
const selectMakers = statement(
  'access.makersOf',
  `WITH RECURSIVE maker AS (
     SELECT id, owner_user_id, issuer_token_id FROM api_tokens WHERE account_id = $1 AND id = ANY ($2::text[])
     UNION
     SELECT token.id, token.owner_user_id, token.issuer_token_id
       FROM api_tokens token JOIN maker ON token.id = maker.issuer_token_id WHERE token.account_id = $1)
   SELECT id, owner_user_id FROM maker`,
);

/** Stands for the tokens of other accounts, such as a parent organization's: who is behind them is not visible here. */
const foreignToken = 'foreign_token';

/** Finds the people and credentials that could be behind a request: the same person may use a session, a token and a link. */
@Injectable()
export class ResponsibleActorsStore {
  constructor(private readonly components: ComponentCredentials) {}

  /** The ids behind the current request. Empty where no one can be named. */
  async ofRequest(ctx: Context): Promise<string[]> {
    const { actor } = ctx;
    const component = componentOf(actor);
    const maker = component && (await this.components.findMakerId(ctx, component));
    return [...new Set([...directIds(actor), component, maker].filter((id) => typeof id === 'string'))];
  }

  /** The ids behind a link: its issuer, and the people and tokens behind that. */
  async ofIssuer(ctx: Context, { type, id }: LinkIssuer): Promise<ReadonlySet<string>> {
    const maker = type === 'component_session' ? await this.components.findMakerId(ctx, id) : undefined;
    return this.withMakers(ctx, maker === undefined ? [id] : [id, maker]);
  }

  /** The ids, with the owners and issuers of the tokens among them. */
  async withMakers(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await ctx.db.run<{ id: string; owner_user_id: string | null }>(selectMakers, [
      ctx.account.id,
      ids,
    ]);
    const known = new Set(rows.map(({ id }) => id));
    const isForeign = ids.some((id) => id.startsWith(idPrefix.apiToken) && !known.has(id));
    const makers = rows.flatMap(({ id, owner_user_id }) => [id, owner_user_id ?? id]);
    return new Set([...ids, ...makers, ...(isForeign ? [foreignToken] : [])]);
  }
}

/** Anyone who has a link can use its form session, so its issuer is behind each of its requests. */
function directIds(actor: Actor): (string | null)[] {
  switch (actor.kind) {
    case 'api_token':
      return [actor.tokenId, actor.limits.ownerId];
    case 'user_session':
      return [actor.userId];
    case 'form_session':
      return [actor.sessionId, actor.reader.issuer.id, actor.reader.userId];
    default:
      return [];
  }
}

function componentOf(actor: Actor): string | undefined {
  if (isComponentActor(actor)) return actor.sessionId;
  if (actor.kind !== 'form_session') return undefined;
  const { issuer } = actor.reader;
  return issuer.type === 'component_session' ? issuer.id : undefined;
}
