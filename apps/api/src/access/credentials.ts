import { Injectable } from '@nestjs/common';
import { hashToken, tokenPrefix } from '../platform/tokens.js';
import { type Holder, TokensStore } from './tokens.store.js';

/** One kind of bearer token and who holds it. */
export interface BearerKind {
  readonly prefix: string;
  findHolder(hash: string, now: Date): Promise<Holder | undefined>;
}

/** Finds whose a credential is. Features that issue tokens of their own register their kind here. */
@Injectable()
export class Credentials {
  private readonly kinds: BearerKind[];

  constructor(tokens: TokensStore) {
    this.kinds = [tokenPrefix.live, tokenPrefix.test].map((prefix) => ({
      prefix,
      findHolder: (hash) => tokens.findHolder(hash),
    }));
  }

  register(kind: BearerKind): void {
    this.kinds.push(kind);
  }

  async findHolder(authorization: string | undefined, now: Date): Promise<Holder | undefined> {
    const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];
    const kind = token && this.kinds.find(({ prefix }) => token.startsWith(prefix));
    return kind ? kind.findHolder(hashToken(token), now) : undefined;
  }
}
