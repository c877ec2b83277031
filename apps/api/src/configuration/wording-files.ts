import { MessageKind, PageLanguage, ReplaceMessageWording } from '@firstday/domain';
import { languages } from '@firstday/domain/languages';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../context/index.js';
import { MessageWordingsService } from '../messages/index.js';
import { ConfigurationKind, type Configured } from './configuration-kind.js';

const { subject, body, sms } = ReplaceMessageWording.shape;
/** A part that says nothing is ours, and left out. */
const WordingFile = z
  .strictObject({ kind: MessageKind, language: PageLanguage, subject, body, sms })
  .refine(({ subject, body, sms }) => subject || body || sms, 'Expected a subject, a body or an sms')
  .transform(({ kind, language, subject, body, sms }) => ({
    kind,
    language,
    ...(subject && { subject }),
    ...(body && { body }),
    ...(sms && { sms }),
  }));
type WordingFile = z.infer<typeof WordingFile>;

/** `message-wordings/`: the account's own, told apart by their kind and language. Ids of employers differ between installations. */
@Injectable()
export class WordingFiles extends ConfigurationKind<WordingFile> {
  readonly folder = 'message-wordings';
  readonly schema = WordingFile;
  readonly canRetire = true;

  constructor(private readonly wordings: MessageWordingsService) {
    super();
  }

  identityOf({ kind, language }: WordingFile): string {
    return `${kind} ${language}`;
  }

  mayShareName(): boolean {
    return false;
  }

  async list(ctx: Context): Promise<Configured<WordingFile>[]> {
    const lists = await Promise.all(
      languages.map(({ locale }) => this.wordings.list(ctx, { language: locale })),
    );
    return lists
      .flatMap(({ data }) => data)
      .filter((it) => it.subject !== null || it.body !== null || it.sms !== null)
      .map(({ kind, language, subject, body, sms }) => {
        const content = WordingFile.parse({ kind, language, subject, body, sms });
        const identity = this.identityOf(content);
        return { id: identity, identity, isRetired: false, content };
      });
  }

  async create(ctx: Context, content: WordingFile): Promise<void> {
    await this.wordings.replace(ctx, content);
  }

  async update(ctx: Context, _before: Configured<WordingFile>, content: WordingFile): Promise<void> {
    await this.wordings.replace(ctx, content);
  }

  /** Our words again; the account's are set aside. */
  async retire(ctx: Context, { content: { kind, language } }: Configured<WordingFile>): Promise<boolean> {
    await this.wordings.reset(ctx, { kind, language });
    return true;
  }
}
