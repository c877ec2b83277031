import { Injectable } from '@nestjs/common';
import { type Context, forbiddenBecause } from '../context/index.js';
import { FileStorage } from '../sealing/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import type { NoticeKind } from './everify-gateway.js';
import { EverifyInquiry, everifyUnavailable } from './everify-inquiry.js';
import { everifyKey } from './everify-keys.js';

/** E-Verify's notices of cases as files: taken from it, and kept with Form I-9. */
@Injectable()
export class CaseNoticeFiles {
  constructor(
    private readonly everify: EverifyInquiry,
    private readonly storage: FileStorage,
  ) {}

  async fetch(
    ctx: Context,
    row: EverifyCaseEntity,
    { kind, language }: { readonly kind: NoticeKind; readonly language: 'en' | 'es' },
  ): Promise<Buffer> {
    const paper = await this.everify.ask(ctx, row, (gateway, number) =>
      gateway.notice(number, kind, language),
    );
    if (!paper.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw everifyUnavailable();
    await this.storage.put(everifyKey(row.id, kind), paper);
    return paper;
  }

  async read(row: EverifyCaseEntity, kind: NoticeKind): Promise<Buffer> {
    return this.storage.get(everifyKey(row.id, kind)).catch(() => {
      throw forbiddenBecause('There is no such notice of this case');
    });
  }
}
