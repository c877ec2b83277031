import type { CertificateInput, DocumentInput, RenderingOptions } from '@firstday/documents/renderer';
import { Injectable } from '@nestjs/common';
import { DocumentJobBudgets } from './account-budgets.js';
import { DocumentRendererService } from './document-renderer.service.js';
import { DocumentSealer, type SealedFile } from './document-sealer.js';

/** Whose document it is, and when it is sealed. */
export interface SealedFor {
  readonly accountId: string;
  readonly at: Date;
}

/** Makes the files that are kept: drawn on a thread, and sealed here, where the key is. */
@Injectable()
export class SealedRenderer {
  constructor(
    private readonly renderer: DocumentRendererService,
    private readonly sealer: DocumentSealer,
    private readonly budgets: DocumentJobBudgets,
  ) {}

  async document(
    input: Omit<DocumentInput, 'officialFormsDir' | 'seal'>,
    { accountId, at }: SealedFor,
  ): Promise<SealedFile & { readonly source: 'official' | 'drawn' }> {
    const seal = await this.sealer.place(at);
    const { bytes, source } = await this.renderer.render({ ...input, seal }, this.optionsFor(accountId));
    return { ...(await this.sealer.seal(bytes)), source };
  }

  async certificate(
    input: Omit<CertificateInput, 'seal'>,
    { accountId, at }: SealedFor,
  ): Promise<SealedFile> {
    const seal = await this.sealer.place(at);
    const { bytes } = await this.renderer.certificate({ ...input, seal }, this.optionsFor(accountId));
    return this.sealer.seal(bytes);
  }

  private optionsFor(accountId: string): RenderingOptions {
    return { overBudget: this.budgets.isOver(accountId) ? accountId : undefined };
  }
}
