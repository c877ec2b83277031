import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Keyring } from '../platform/keyring.js';
import { Sealer } from '../platform/sealing.js';

const Ticket = z.strictObject({ account: z.string(), file: z.string(), expires: z.number() });
type Ticket = z.infer<typeof Ticket>;

const owner = 'file-ticket';
const minutes = 5;

/** A ticket lets its holder fetch one file for a few minutes; it goes into a link that needs no other credential. */
@Injectable()
export class FileTickets {
  private readonly sealer: Sealer;

  constructor(keyring: Keyring) {
    this.sealer = new Sealer(keyring, 'file-tickets');
  }

  issue(account: string, file: string, now: Date): string {
    const ticket: Ticket = { account, file, expires: now.getTime() + minutes * 60_000 };
    return this.sealer.sealJson(ticket, owner).toString('base64url');
  }

  /** Nothing where it was not issued here, was changed, or has expired. */
  read(ticket: string, now: Date): Pick<Ticket, 'account' | 'file'> | undefined {
    try {
      const opened = Ticket.parse(this.sealer.openJson(Buffer.from(ticket, 'base64url'), owner));
      return opened.expires > now.getTime() ? opened : undefined;
    } catch {
      return undefined;
    }
  }
}
