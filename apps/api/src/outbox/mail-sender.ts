import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { CONFIG, type Config } from '../context/index.js';
import { type MailOutcome, toMailOutcome } from './mail-outcome.js';
import { transportOptions } from './transport-options.js';

const connections = 5;
/** A connection serves so many messages, and is then made anew. */
const messagesPerConnection = 100;

/** No automatic answer is wanted, and no list of people's answers to it (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const unsubscribeHeaders = (url: string | undefined): Readonly<Record<string, string>> =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A message as it goes out. */
export interface OutgoingMail {
  readonly messageId: string;
  /** What its envelope is from, where that is an address of its own. */
  readonly returnPath: string | undefined;
  readonly to: string;
  /** Where one click ends such messages (RFC 8058); what was asked for has none. */
  readonly unsubscribeUrl: string | undefined;
  readonly senderName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands messages to the operator's mail server, over connections that are kept. */
@Injectable()
export class MailSender implements OnModuleDestroy {
  private transport: ReturnType<typeof MailSender.open> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get isConfigured(): boolean {
    const { smtpUrl, from } = this.config.mail;
    return smtpUrl !== undefined && from !== undefined;
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }

  async send(mail: OutgoingMail): Promise<MailOutcome> {
    const { smtpUrl, from, seconds } = this.config.mail;
    if (smtpUrl === undefined || from === undefined)
      return { kind: 'later', reason: 'not_configured', isOf: 'server' };
    this.transport ??= MailSender.open(smtpUrl, seconds);
    try {
      await this.transport.sendMail({
        messageId: mail.messageId,
        from: { name: mail.senderName || from.name, address: from.address },
        to: { name: '', address: mail.to },
        envelope: { from: mail.returnPath ?? from.address, to: [mail.to] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { ...automatic, ...unsubscribeHeaders(mail.unsubscribeUrl) },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { kind: 'sent' };
    } catch (error) {
      return toMailOutcome(error);
    }
  }

  private static open(smtpUrl: string, seconds: number) {
    return createTransport({
      ...transportOptions(smtpUrl, seconds),
      pool: true,
      maxConnections: connections,
      maxMessages: messagesPerConnection,
    });
  }
}
