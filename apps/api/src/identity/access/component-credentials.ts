import type { Actor, Context } from '../../context/index.js';
import type { Credential } from './credential.js';

export type ComponentActor = Extract<Actor, { kind: 'component_session' | 'component_token' }>;

/** Credentials of embedded components. The room of components provides them under this class. */
export abstract class ComponentCredentials {
  /** @param hash of the session's token */
  abstract find(hash: string, now: Date, kind: ComponentActor['kind']): Promise<Credential | undefined>;

  /** Of a session whose token was seen before: it may have ended since. */
  abstract findById(
    accountId: string,
    actor: Pick<ComponentActor, 'kind' | 'sessionId'>,
    now: Date,
  ): Promise<Credential | undefined>;

  /** @returns the id of the user or API token that made the component's link, while the session is on record */
  abstract findMakerId(ctx: Context, id: string): Promise<string | undefined>;
}
