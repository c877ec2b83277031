import { SecurityActorKind } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config, type Context } from '../../context/index.js';
import { Keyring, Sealer } from '../../sealing/index.js';
import { securityActorOf } from '../../identity/index.js';

/** Who was given the link: whoever uses it does so in their name. */
const TicketIssuer = z.strictObject({
  actor_kind: SecurityActorKind,
  actor_id: z.string().nullable(),
  credential_id: z.string().nullable(),
});
const Ticket = z.strictObject({
  account: z.string(),
  file: z.string(),
  expires: z.number(),
  by: TicketIssuer,
});
type Ticket = z.infer<typeof Ticket>;

const sealPurpose = 'file-ticket';
const lifetimeMinutes = 5;

/** A ticket lets its bearer download one file for a few minutes; it goes into a link that needs no other credential. */
@Injectable()
export class FileTicketService {
  private readonly sealer: Sealer;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    keyring: Keyring,
  ) {
    this.sealer = new Sealer(keyring, 'file-tickets');
  }

  /** A link that works for a few minutes without a credential. */
  linkTo({ account, actor, now }: Context, file: string): string {
    const expires = now.getTime() + lifetimeMinutes * 60_000;
    const ticket: Ticket = { account: account.id, file, expires, by: securityActorOf(actor) };
    const sealed = this.sealer.sealJson(ticket, sealPurpose).toString('base64url');
    return `${this.config.baseUrl}/api/v1/downloads?ticket=${sealed}`;
  }

  /** Nothing where it was not issued here, was changed, or has expired. */
  read(ticket: string, now: Date): Omit<Ticket, 'expires'> | undefined {
    try {
      const opened = Ticket.parse(this.sealer.openJson(Buffer.from(ticket, 'base64url'), sealPurpose));
      return opened.expires > now.getTime() ? opened : undefined;
    } catch {
      return undefined;
    }
  }
}
