import { OwnTexts, PageLanguage } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../context/index.js';
import { HostedTextsService } from '../records/index.js';
import { ConfigurationKind, type Configured } from './configuration-kind.js';

const { welcome, help_name, help_phone, help_email, closing } = OwnTexts.partial().shape;
/** A text that says nothing is ours, and left out. */
const HostedTextFile = z
  .strictObject({ language: PageLanguage, welcome, help_name, help_phone, help_email, closing })
  .refine(({ language: _language, ...texts }) => Object.values(texts).some(Boolean), 'Expected a text')
  .transform(({ language, welcome, help_name, help_phone, help_email, closing }) => ({
    language,
    ...(welcome && { welcome }),
    ...(help_name && { help_name }),
    ...(help_phone && { help_phone }),
    ...(help_email && { help_email }),
    ...(closing && { closing }),
  }));
type HostedTextFile = z.infer<typeof HostedTextFile>;

/** `hosted-texts/`: those of the whole account, told apart by their language. What an employer says goes with its record. */
@Injectable()
export class HostedTextFiles extends ConfigurationKind<HostedTextFile> {
  readonly folder = 'hosted-texts';
  readonly schema = HostedTextFile;
  readonly canRetire = false;

  constructor(private readonly texts: HostedTextsService) {
    super();
  }

  identityOf({ language }: HostedTextFile): string {
    return language;
  }

  mayShareName(): boolean {
    return false;
  }

  async list(ctx: Context): Promise<Configured<HostedTextFile>[]> {
    const { data } = await this.texts.list(ctx, {});
    return data.map(({ employer_id: _employer, updated_at: _updated, ...texts }) => {
      const content = HostedTextFile.parse(texts);
      return { id: content.language, identity: content.language, isRetired: false, content };
    });
  }

  async create(ctx: Context, content: HostedTextFile): Promise<void> {
    await this.texts.replace(ctx, content);
  }

  async update(ctx: Context, _before: Configured<HostedTextFile>, content: HostedTextFile): Promise<void> {
    await this.texts.replace(ctx, content);
  }

  /** What is taken off the pages would be gone. */
  retire(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
