import type { MessageKind } from '@firstday/domain';
import type { MessageFields } from './message-fields.js';
import type { messageDefinitions } from './message-definitions.js';

type Definitions = typeof messageDefinitions;

/** What a message of a kind says: what it needs, and what it may say where that is known. */
export type ValuesOfMessage<Kind extends MessageKind> = Kind extends MessageKind
  ? { readonly [Name in Definitions[Kind]['needs'][number]]: MessageFields[Name] } & {
      readonly [Name in Definitions[Kind]['may'][number]]?: MessageFields[Name] | undefined;
    }
  : never;

/** An account's own wording of a kind, in one language: plain text with merge fields. What is left out is said in our words. */
export interface MessageWording {
  readonly subject?: string | undefined;
  /** Paragraphs, with an empty line between them. */
  readonly body?: string | undefined;
  /** What stands in a text message before how to end them. */
  readonly sms?: string | undefined;
}

/** A message before it is written. */
export interface MessageOf<Kind extends MessageKind = MessageKind> {
  readonly kind: Kind;
  /** Any language tag: what is none of ours is written in English. */
  readonly language: string;
  readonly values: ValuesOfMessage<Kind>;
  readonly wording?: MessageWording | undefined;
  /** Other kinds that were folded into this message: each is a sentence of it. */
  readonly also?: readonly MessageKind[] | undefined;
}

/** A message of a kind that is known at run time only: of all that is known its kind takes what it may say. */
export interface KnownMessage extends Omit<MessageOf, 'values'> {
  readonly values: { readonly [Name in keyof MessageFields]?: MessageFields[Name] | undefined };
}

/** A message as it is sent. */
export interface RenderedMessage {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For a text message: one line with the link. */
  readonly sms: string;
}
