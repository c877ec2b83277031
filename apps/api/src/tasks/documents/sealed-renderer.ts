import type { CertificateInput, DocumentInput } from '@firstday/documents/renderer';
import { Injectable } from '@nestjs/common';
import { DocumentRendererService } from './document-renderer.service.js';
import { DocumentSealer, type SealedFile } from './document-sealer.js';

/** Makes the files that are kept: drawn on a thread, and sealed here, where the key is. */
@Injectable()
export class SealedRenderer {
  constructor(
    private readonly renderer: DocumentRendererService,
    private readonly sealer: DocumentSealer,
  ) {}

  async document(
    input: Omit<DocumentInput, 'officialFormsDir' | 'seal'>,
    at: Date,
  ): Promise<SealedFile & { readonly source: 'official' | 'drawn' }> {
    const seal = await this.sealer.place(at);
    const { bytes, source } = await this.renderer.render({ ...input, seal });
    return { ...(await this.sealer.seal(bytes)), source };
  }

  async certificate(input: Omit<CertificateInput, 'seal'>, at: Date): Promise<SealedFile> {
    const seal = await this.sealer.place(at);
    const { bytes } = await this.renderer.certificate({ ...input, seal });
    return this.sealer.seal(bytes);
  }
}
