import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { deliveryBody } from './delivery-body.js';
import { nextAttemptAt } from './retry-schedule.js';
import { signedHeaders } from './signatures.js';
import type { ClaimedDelivery, DeliveryResult } from './delivery-queue.js';
import { WebhookKeys } from './webhook-keys.js';
import { type Reply, WebhookSender } from './webhook-sender.js';

const userAgent = 'Firstday-Webhooks/1 (Standard Webhooks)';
const gone = 410;

/** One attempt: signs, sends, and says what follows from the answer. */
@Injectable()
export class Delivering {
  constructor(
    private readonly sender: WebhookSender,
    private readonly keys: WebhookKeys,
    private readonly clock: Clock,
  ) {}

  async deliver(delivery: ClaimedDelivery): Promise<DeliveryResult> {
    const { webhook_id, event_id, url, is_test } = delivery;
    const at = this.clock.now();
    const body = deliveryBody(delivery.kind, delivery.happened_at, delivery.data);
    const request_headers = {
      'content-type': 'application/json',
      'user-agent': userAgent,
      ...signedHeaders(event_id, at, body, this.keys.inForce(webhook_id, delivery, at)),
    };
    const reply = await this.sender.send({ url, headers: request_headers, body, isTest: is_test });
    const { status, answer, durationMs: duration_ms, error } = reply;
    return {
      delivery,
      ...this.follows(delivery, reply),
      is_gone: status === gone,
      attempt: { at, url, request_headers, status, answer, duration_ms, error },
    };
  }

  private follows(
    { attempts }: ClaimedDelivery,
    reply: Reply,
  ): Pick<DeliveryResult, 'status' | 'next_run_at'> {
    if (reply.error === null) return { status: 'delivered', next_run_at: null };
    const mayAsk = reply.status === 429 || reply.status === 503;
    const asked = mayAsk ? reply.retryAfterSeconds : null;
    const next = nextAttemptAt(attempts, new Date(), asked, Math.random());
    return next ? { status: 'pending', next_run_at: next } : { status: 'failed', next_run_at: null };
  }
}
