import { Injectable } from '@nestjs/common';
import { leaseUntil } from '../background/index.js';
import { Database, statement } from '../database/index.js';
import type { MailboxPlace } from './bounce-mailbox.js';

const leaseSeconds = 600;

const claim = statement(
  'bounces.claim',
  `INSERT INTO bounce_readings (id, lease_until, uid_validity, last_uid) VALUES ('mailbox', ${leaseUntil('$1')}, 0, 0)
   ON CONFLICT (id) DO UPDATE SET lease_until = EXCLUDED.lease_until WHERE bounce_readings.lease_until <= now()
   RETURNING uid_validity, last_uid, lease_until`,
);
const release = statement(
  'bounces.release',
  `UPDATE bounce_readings SET lease_until = now(), uid_validity = $1, last_uid = $2
    WHERE id = 'mailbox' AND lease_until = $3`,
);
/** Once it was taken: what waits, or ended otherwise, did not come back. */
const bounce = statement(
  'bounces.bounce',
  `UPDATE messages SET status = 'bounced', reason = $2 WHERE id = $1 AND status = 'sent' AND channel = 'email'
   RETURNING id`,
);
const find = statement(
  'bounces.find',
  `SELECT account_id, address_hash FROM messages WHERE smtp_message_id = $2 AND id = $1`,
);

/** A reading of the mailbox that nobody else does. */
export interface ClaimedReading extends MailboxPlace {
  readonly leaseUntil: Date;
}

interface ReadingRow extends Record<string, unknown> {
  readonly uid_validity: number;
  readonly last_uid: number;
  readonly lease_until: Date;
}
interface AddressRow extends Record<string, unknown> {
  readonly account_id: string;
  readonly address_hash: string;
}

/** How far the mailbox of bounces was read, and the messages that they are about. */
@Injectable()
export class BouncesStore {
  constructor(private readonly database: Database) {}

  /** @returns nothing where another worker reads */
  async claim(): Promise<ClaimedReading | undefined> {
    const [row] = await this.database.run<ReadingRow>(claim, [leaseSeconds]);
    return row && { validity: row.uid_validity, lastUid: row.last_uid, leaseUntil: row.lease_until };
  }

  async release({ leaseUntil: until }: ClaimedReading, place: MailboxPlace): Promise<void> {
    await this.database.run(release, [place.validity, place.lastUid, until]);
  }

  /** @returns whether it was taken as sent until now */
  async bounce(id: string, status: string): Promise<boolean> {
    return (await this.database.run(bounce, [id, status])).length > 0;
  }

  async find(id: string, messageId: string): Promise<AddressRow | undefined> {
    return (await this.database.run<AddressRow>(find, [id, messageId]))[0];
  }
}
