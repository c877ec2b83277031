import { z } from 'zod';

/** What the product writes to people about, each with words of its own. */
export const messageKinds = [
  'invitation',
  'link_again',
  'reminder',
  'last_reminder',
  'overdue',
  'sent_back',
  'document_ready',
  'employer_turn',
  'section_2_due',
  'section_2_late',
  'representative_asked',
  'everify_mismatch',
  'everify_due',
  'receipt_due',
  'reverification_due',
  'bank_changed',
  'address_changed',
  'contact_changed',
  'sign_in_link',
  'forgotten_password',
  'colleague_invited',
  'identity_code',
  'signer_digest',
  'user_email_changed',
  'webhook_disabled',
  'everify_stopped',
  'everify_password_expires',
] as const;

/** What a message is about. */
export const MessageKind = z.enum(messageKinds).meta({ id: 'MessageKind' });
export type MessageKind = z.infer<typeof MessageKind>;
