import type { KeyObject } from 'node:crypto';
import { deliveryProblems } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../context/index.js';
import { deliveryBody } from './delivery-body.js';
import { secondsToNextAttempt } from './seconds-to-next-attempt.js';
import { signWebhook } from '../sealing/index.js';
import type { ClaimedDelivery, DeliveryResult } from './claimed-delivery.js';
import { type SpanEnd, Telemetry } from '../observability/index.js';
import { deliveryTrace } from './delivery-trace.js';
import { WebhookKeys } from './webhook-keys.js';
import { type DeliveryReply, WebhookSender } from './webhook-sender.js';

const userAgent = 'Firstday-Webhooks/1 (Standard Webhooks)';
const gone = 410;

/** One attempt: signs, sends, and says what follows from the answer. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly sender: WebhookSender,
    private readonly keys: WebhookKeys,
    private readonly clock: Clock,
    private readonly telemetry: Telemetry,
  ) {}

  deliver(delivery: ClaimedDelivery): Promise<DeliveryResult> {
    if (!this.telemetry.isOn) return this.attempt(delivery);
    const facts = { name: 'webhook.deliver', kind: 'client', isRoot: true } as const;
    return this.telemetry.trace(facts, () => this.attempt(delivery), endOfSpan);
  }

  private async attempt(delivery: ClaimedDelivery): Promise<DeliveryResult> {
    const at = this.clock.now();
    // Signed and sent as the same bytes.
    const body = Buffer.from(deliveryBody(delivery.kind, delivery.happened_at, delivery.data));
    const keys = this.keysOf(delivery, at);
    const request_headers = {
      'content-type': 'application/json',
      'user-agent': userAgent,
      ...signWebhook(delivery.event_id, at, body, keys),
    };
    const { url, is_test } = delivery.endpoint;
    const outgoing = { url, headers: request_headers, body, isTest: is_test };
    const reply = keys.length > 0 ? await this.sender.send(outgoing) : unsignedReply;
    const { status, answer, durationMs: duration_ms, error } = reply;
    return {
      delivery,
      ...nextStatus(delivery, reply),
      is_gone: status === gone,
      attempt: { at, url, request_headers, status, answer, duration_ms, error },
    };
  }

  /** None where they do not open: the installation's secret is another than when they were sealed. */
  private keysOf(delivery: ClaimedDelivery, at: Date): readonly KeyObject[] {
    try {
      return this.keys.activeKeys(delivery.webhook_id, delivery.endpoint, at);
    } catch {
      return [];
    }
  }
}

/** What the log says of a try as well: ids and numbers. */
function endOfSpan(result: DeliveryResult): SpanEnd {
  const { status, error, responseTime: _, ...ids } = deliveryTrace(result);
  return {
    attributes: { ...ids, ...(status !== undefined && { 'http.response.status_code': status }) },
    error: error === undefined ? undefined : String(error),
  };
}

const unsignedReply: DeliveryReply = {
  status: null,
  answer: null,
  retryAfterSeconds: null,
  durationMs: 0,
  error: deliveryProblems.token_sealed,
};

function nextStatus(
  { attempts }: ClaimedDelivery,
  reply: DeliveryReply,
): Pick<DeliveryResult, 'status' | 'next_in_seconds'> {
  if (reply.error === null) return { status: 'delivered', next_in_seconds: null };
  const mayAsk = reply.status === 429 || reply.status === 503;
  const asked = mayAsk ? reply.retryAfterSeconds : null;
  const next_in_seconds = secondsToNextAttempt(attempts, asked, Math.random());
  return { status: next_in_seconds === null ? 'failed' : 'pending', next_in_seconds };
}
