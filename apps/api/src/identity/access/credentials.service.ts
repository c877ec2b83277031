import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../context/index.js';
import { hashToken, tokenPrefix } from '../../sealing/index.js';
import { cookieNames, readCookie, componentCookieName, credentialCookie } from './cookie-names.js';
import { ComponentCredentials } from './component-credentials.js';
import { SessionsStore } from './sessions.store.js';
import type { Credential } from './credential.js';
import { TokensStore } from './tokens.store.js';

/** One kind of bearer token and how it is resolved. */
export interface BearerKind {
  readonly prefix: string;
  findCredential(hash: string, now: Date): Promise<Credential | undefined>;
  /** The cached credential, where it was resolved within the last second. */
  cachedCredential?(hash: string): Credential | undefined;
}

/** The resolved credential of a request, and whether a browser sent it on its own, as a cookie. */
export interface PresentedCredential {
  readonly credential: Credential;
  readonly isCookie: boolean;
}

/** Resolves credentials. Features with their own bearer tokens register their kind here. */
@Injectable()
export class CredentialsService {
  private readonly kinds: BearerKind[];

  constructor(
    tokens: TokensStore,
    private readonly sessions: SessionsStore,
    private readonly components: ComponentCredentials,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.kinds = [tokenPrefix.live, tokenPrefix.test].map((prefix) => ({
      prefix,
      findCredential: (hash, now) => tokens.findCredential(hash, now),
      cachedCredential: (hash) => tokens.cachedCredential(hash),
    }));
  }

  register(kind: BearerKind): void {
    this.kinds.push(kind);
  }

  /**
   * An explicit header takes precedence over cookies: an invalid header is not rescued by a cookie, nor the cookie
   * of the named component by another's.
   */
  async find(headers: IncomingHttpHeaders, now: Date): Promise<PresentedCredential | undefined> {
    const { authorization, 'x-component-auth-token': token, 'x-component-session': session } = headers;
    if (authorization !== undefined) return toPresented(await this.ofBearer(authorization, now));
    if (token !== undefined)
      return toPresented(await this.ofComponent(String(token), now, 'component_token'));
    if (session !== undefined)
      return toPresented(
        await this.ofFrame(readCookie(headers.cookie, componentCookieName(String(session))), now),
        true,
      );
    const { baseUrl } = this.config;
    const user = await this.ofUser(credentialCookie(headers, cookieNames.user, baseUrl), now);
    if (user) return toPresented(user, true);
    return toPresented(
      await this.ofFrame(credentialCookie(headers, cookieNames.component, baseUrl), now),
      true,
    );
  }

  /** @returns the id of the form session that a token opens */
  async formSessionOf(token: string, now: Date): Promise<string | undefined> {
    const actor = (await this.ofBearer(`Bearer ${token}`, now))?.actor;
    return actor?.kind === 'form_session' ? actor.sessionId : undefined;
  }

  /** The result of `find`, where it is cached. */
  cached({ authorization }: IncomingHttpHeaders): PresentedCredential | undefined {
    const { kind, token } = this.bearer(authorization ?? '') ?? {};
    return kind?.cachedCredential && token ? toPresented(kind.cachedCredential(hashToken(token))) : undefined;
  }

  private async ofBearer(authorization: string, now: Date): Promise<Credential | undefined> {
    const bearer = this.bearer(authorization);
    return bearer?.kind.findCredential(hashToken(bearer.token), now);
  }

  private bearer(authorization: string): { kind: BearerKind; token: string } | undefined {
    const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1];
    const kind = token && this.kinds.find(({ prefix }) => token.startsWith(prefix));
    return kind ? { kind, token } : undefined;
  }

  private async ofUser(token: string | undefined, now: Date): Promise<Credential | undefined> {
    return token?.startsWith(tokenPrefix.user) ? this.sessions.findUser(hashToken(token), now) : undefined;
  }

  private async ofFrame(token: string | undefined, now: Date): Promise<Credential | undefined> {
    return token === undefined ? undefined : this.ofComponent(token, now, 'component_session');
  }

  private async ofComponent(token: string, now: Date, kind: 'component_session' | 'component_token') {
    if (!token.startsWith(tokenPrefix.component)) return undefined;
    return this.components.find(hashToken(token), now, kind);
  }
}

function toPresented(credential: Credential | undefined, isCookie = false): PresentedCredential | undefined {
  return credential && { credential, isCookie };
}
