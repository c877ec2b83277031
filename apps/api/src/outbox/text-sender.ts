import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Dispatcher } from 'undici';
import { Clock, CONFIG, type Config } from '../context/index.js';
import { signWebhook, toSigningKey } from '../sealing/index.js';
import type { MailOutcome } from './mail-outcome.js';
import { toTextOutcome } from './to-text-outcome.js';

const connections = 10;
/** What is longer is no answer to a message. */
const maxAnswerBytes = 65_536;

/** A text message as the operator's function takes it. */
export interface OutgoingText {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly language: string;
  readonly kind: string;
}

/**
 * Hands text messages to the operator's function, signed by Standard Webhooks with an id that stays. Where that is, is the
 * operator's own setting, as the mail server is: it may be within their network. No redirect is followed.
 */
@Injectable()
export class TextSender implements OnModuleDestroy {
  private agent: Dispatcher | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.agent?.destroy();
  }

  async send(text: OutgoingText): Promise<MailOutcome> {
    const { texts, mail } = this.config;
    if (texts.url === undefined || texts.secret === undefined)
      return { kind: 'later', reason: 'not_configured', isOf: 'server' };
    const body = JSON.stringify(text);
    const signature = signWebhook(text.id, this.clock.now(), body, [toSigningKey(texts.secret)]);
    try {
      // Loaded with the first text: most installations send none.
      const { Agent, request } = await import('undici');
      this.agent ??= new Agent({ connections, maxHeaderSize: 16_384 });
      const answer = await request(texts.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Firstday-Texts/1', ...signature },
        body,
        dispatcher: this.agent,
        signal: AbortSignal.timeout(mail.seconds * 1000),
      });
      await answer.body.dump({ limit: maxAnswerBytes }).catch(() => undefined);
      return toTextOutcome(answer.statusCode);
    } catch (thrown) {
      return { kind: 'later', reason: codeOf(thrown), isOf: 'server' };
    }
  }
}

function codeOf(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return /^[A-Z_]{3,40}$/.test(code) ? code : 'no_answer';
}
