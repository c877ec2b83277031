import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../context/index.js';
import { ImapConnection, type ImapOptions } from './imap-connection.js';

/** A report says all that counts at its beginning; what follows is the message that it is about. */
const mostBytes = 262_144;
const mostAtOnce = 100;
const daysBack = 14;

/** How far a mailbox was read: messages have growing numbers for as long as its `validity` stays. */
export interface MailboxPlace {
  readonly validity: number;
  readonly lastUid: number;
}

/** A report that was fetched. */
export interface FetchedReport {
  readonly uid: number;
  readonly raw: Buffer;
}

/** The mailbox that bounces come to. It is only ever read: nothing in it is marked, moved or deleted. */
@Injectable()
export class BounceMailbox {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get isConfigured(): boolean {
    return this.config.bounces.url !== undefined;
  }

  /** Hands over reports that came since then, one after the other. @returns how far it was read */
  async read(
    since: MailboxPlace,
    now: Date,
    take: (report: FetchedReport) => Promise<void>,
  ): Promise<MailboxPlace> {
    const { url = '' } = this.config.bounces;
    const { options, folder } = toImap(url, this.config.mail.seconds);
    const connection = await ImapConnection.open(options);
    try {
      const opened = await connection.command(`EXAMINE "${folder}"`);
      const validity = Number(
        /\[UIDVALIDITY (\d+)\]/i.exec(opened.map(({ text }) => text).join(' '))?.[1] ?? 0,
      );
      let lastUid = since.validity === validity ? since.lastUid : 0;
      const from = new Date(now.getTime() - daysBack * 86_400_000);
      const search = `UID SEARCH UID ${lastUid + 1}:* SINCE ${toImapDate(from)} HEADER Content-Type "multipart/report"`;
      const found = (await connection.command(search)).flatMap(({ text }) => uidsIn(text));
      // `5:*` names the last message even where that is the fourth.
      const uids = found.filter((uid) => uid > lastUid).sort((one, other) => one - other);
      for (const uid of uids.slice(0, mostAtOnce)) {
        const fetched = await connection.command(`UID FETCH ${uid} (UID BODY.PEEK[]<0.${mostBytes}>)`);
        const raw = fetched.flatMap(({ literals }) => literals)[0];
        if (raw) await take({ uid, raw: raw.subarray(0, mostBytes) });
        lastUid = uid;
      }
      await connection.command('LOGOUT').catch(() => undefined);
      return { validity, lastUid };
    } finally {
      connection.close();
    }
  }
}

const uidsIn = (text: string): number[] =>
  /^\* SEARCH\b/i.test(text) ? (text.match(/\b\d{1,10}\b/g) ?? []).map(Number) : [];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const toImapDate = (date: Date): string =>
  `${date.getUTCDate()}-${months[date.getUTCMonth()]}-${date.getUTCFullYear()}`;

function toImap(url: string, seconds: number): { readonly options: ImapOptions; readonly folder: string } {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  return {
    options: {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? (secure ? 993 : 143) : Number(port),
      secure,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      milliseconds: seconds * 1000,
    },
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}
