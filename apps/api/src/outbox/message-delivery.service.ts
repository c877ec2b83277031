import type { MessageWording } from '@firstday/messages';
import { readableLocale } from '@firstday/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, type Config } from '../context/index.js';
import { BounceAddress } from './bounce-address.js';
import { type ComposedMail, composeMail } from './compose-mail.js';
import type { MailOutcome } from './mail-outcome.js';
import { MailSender } from './mail-sender.js';
import { type OutboxContent, toHeaderText } from './outbox-content.js';
import { TextSender } from './text-sender.js';
import { MessageSeals } from './message-seals.js';
import { MessageWordingsStore, toWording } from './message-wordings.store.js';
import type { ClaimedMessage } from './outbox-queue.js';
import { UnsubscribeLink } from './unsubscribe-link.js';

/** Why a message is not sent any more. */
export interface NotSent {
  readonly kind: 'dropped';
  readonly reason: 'turned_off' | 'expired' | 'no_test_address' | 'does_not_open' | 'not_written';
}

/** Opens a message, writes it in its language, and hands it to the mail server, or to the operator's function for texts. */
@Injectable()
export class MessageDeliveryService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sender: MailSender,
    private readonly texts: TextSender,
    private readonly bounces: BounceAddress,
    private readonly unsubscribe: UnsubscribeLink,
    private readonly wordings: MessageWordingsStore,
    private readonly seals: MessageSeals,
    private readonly clock: Clock,
  ) {}

  async deliver(message: ClaimedMessage): Promise<MailOutcome | NotSent> {
    if (message.mode !== 'on') return { kind: 'dropped', reason: 'turned_off' };
    if (message.send_before && message.send_before <= this.clock.now())
      return { kind: 'dropped', reason: 'expired' };
    const opened = this.open(message);
    if (!opened) return { kind: 'dropped', reason: 'does_not_open' };
    const { to, content } = opened;
    // The setting may be another by now, and a test account writes to no person.
    const isText = message.channel === 'sms';
    const forTests = isText ? this.config.texts.testNumber : this.config.mail.testAddress;
    if (message.is_test && to !== forTests) return { kind: 'dropped', reason: 'no_test_address' };
    const composed = await this.compose(message, content);
    if (!composed) return { kind: 'dropped', reason: 'not_written' };
    const { id, kind, language } = message;
    if (isText) return this.texts.send({ id, to, text: composed.sms, language, kind });
    return this.sender.send({
      messageId: message.smtp_message_id ?? `<${message.id}@localhost>`,
      returnPath: this.returnPathOf(id),
      unsubscribeUrl: this.unsubscribe.of(message),
      to,
      senderName: toHeaderText(
        (content.is_sender_chosen ? null : message.sender_name) ?? content.sender_name,
      ),
      ...composed,
    });
  }

  private returnPathOf(id: string): string | undefined {
    const { address } = this.config.bounces;
    return address === undefined ? undefined : this.bounces.of(id, address);
  }

  /** Nothing where something is missing that its kind says. */
  private async compose(message: ClaimedMessage, content: OutboxContent): Promise<ComposedMail | undefined> {
    const { kind, language } = message;
    const wordings = content.trial ? [content.trial] : await this.wordingsOf(message, content);
    try {
      return composeMail(kind, language, { content, now: this.clock.now(), wordings });
    } catch {
      return undefined;
    }
  }

  /** The employer's words, then the account's; those of the account came with the message. */
  private async wordingsOf(
    { account_id: accountId, kind, language, wording, is_worded_by_employers: isWorded }: ClaimedMessage,
    { employer_id: employerId }: OutboxContent,
  ): Promise<MessageWording[]> {
    const ofAccount = wording ? [toWording(wording)] : [];
    if (!isWorded || employerId === undefined) return ofAccount;
    const asked = { accountId, employerId, kind, language: readableLocale(language) };
    const ofEmployer = await this.wordings.findOfEmployer(asked);
    return ofEmployer ? [ofEmployer, ...ofAccount] : ofAccount;
  }

  /** Nothing where it does not open: the installation's keys are others than when it was sealed. */
  private open({ id, sealed_recipient: recipient, sealed_content: sealed }: ClaimedMessage) {
    try {
      if (!sealed) return undefined;
      return {
        to: this.seals.openRecipient(recipient, id),
        content: this.seals.openContent(sealed, id),
      };
    } catch {
      return undefined;
    }
  }
}
