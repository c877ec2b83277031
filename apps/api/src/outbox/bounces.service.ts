import { Injectable } from '@nestjs/common';
import { BounceAddress } from './bounce-address.js';
import { BouncesStore } from './bounces.store.js';
import { type BounceReport, parseBounce, type ReportedRecipient } from './parse-bounce.js';
import { toMailAddress } from './to-mail-address.js';

/** Records which messages came back after the mail server had taken them. */
@Injectable()
export class BouncesService {
  constructor(
    private readonly address: BounceAddress,
    private readonly store: BouncesStore,
  ) {}

  /** @returns the message that came back; nothing where the report is of none, of another's making, or not for good */
  async record(raw: Buffer): Promise<string | undefined> {
    const report = parseBounce(raw);
    const failed = report?.recipients.filter(isForGood) ?? [];
    const [first] = failed;
    if (!report || !first) return undefined;
    const id = this.signedId(report) ?? (await this.namedId(report, failed));
    return id !== undefined && (await this.store.bounce(id, first.status)) ? id : undefined;
  }

  /** Sent to an address that is one message's own. */
  private signedId({ sentTo }: BounceReport): string | undefined {
    return sentTo.map((address) => this.address.read(address)).find((id) => id !== undefined);
  }

  /** By its Message-ID, and only where the report names the address that it went to as well: an id alone others may know. */
  private async namedId(
    { messageIds }: BounceReport,
    failed: readonly ReportedRecipient[],
  ): Promise<string | undefined> {
    for (const messageId of new Set(messageIds)) {
      const id = /^<(msg_\w{22})@/.exec(messageId)?.[1];
      const message = id === undefined ? undefined : await this.store.find(id, messageId);
      if (!message) continue;
      const hashes = failed
        .flatMap(({ addresses }) => addresses)
        .map((address) => toMailAddress(message.account_id, address)?.hash);
      if (hashes.includes(message.address_hash)) return id;
    }
    return undefined;
  }
}

/** 4.x.x may still arrive, or be sent again by whoever reports it. */
const isForGood = ({ action, status }: ReportedRecipient): boolean =>
  action === 'failed' && status.startsWith('5.');
