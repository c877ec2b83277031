import type { TextReply, TextReplyTaken } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, type Config, type Origin, type Queries, unauthorized } from '../context/index.js';
import { Database } from '../database/index.js';
import { SecurityLogService } from '../identity/index.js';
import {
  MessageSigningKey,
  type ReplyEffect,
  TextStopsStore,
  toReplyEffect,
  toTextNumber,
} from '../outbox/index.js';
import { toSigningKey, verifyWebhook, type WebhookHeaders } from '../sealing/index.js';

/** A reply as it came over the network. */
export interface DeliveredReply {
  readonly headers: WebhookHeaders;
  readonly body: Buffer;
  readonly origin: Origin;
  readonly requestId: string;
}

interface TakenReply {
  readonly delivered: DeliveredReply;
  readonly effect: ReplyEffect;
  readonly now: Date;
}

/** Whoever answers STOP gets no more texts, from any account: all of them send from the operator's number. */
@Injectable()
export class TextRepliesService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly stops: TextStopsStore,
    private readonly key: MessageSigningKey,
    private readonly log: SecurityLogService,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError 401 where it is not signed with the operator's secret, a moment ago */
  async take({ from, text }: TextReply, delivered: DeliveredReply): Promise<TextReplyTaken> {
    const { headers, body } = delivered;
    const { secret } = this.config.texts;
    const now = this.clock.now();
    if (secret === undefined || !verifyWebhook(headers, body, { key: toSigningKey(secret), now }))
      throw unauthorized();
    const number = toTextNumber(from);
    const effect = number === undefined ? 'none' : toReplyEffect(text);
    if (number === undefined || effect === 'none') return { effect: 'none' };
    return this.database.transaction(async (db) => {
      const isNew = await this.stops.insertReply(db, { id: headers.id.slice(0, 256), received_at: now });
      if (!isNew) return { effect: 'none' };
      const hash = this.key.hashNumber(number);
      if (effect === 'stopped') await this.stops.insert(db, { number_hash: hash, stopped_at: now });
      else await this.stops.remove(db, hash);
      await this.record(db, hash, { delivered, effect, now });
      return { effect };
    });
  }

  /** Each account that wrote to the number can see since when it may not. */
  private async record(db: Queries, hash: string, { delivered, effect, now }: TakenReply): Promise<void> {
    const { origin, requestId } = delivered;
    for (const { account_id, employee_id } of await this.stops.findTexted(db, hash))
      await this.log.recordForVisitor(
        db,
        { accountId: account_id, now, origin, requestId },
        {
          kind: 'settings.changed',
          subject: { type: 'employee', id: employee_id },
          detail: {
            setting: 'messages',
            change: effect === 'stopped' ? 'created' : 'deleted',
            fields: ['text_stop'],
          },
        },
      );
  }
}
