import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReadPdf } from '@firstday/documents/renderer';
import type { OfficialDocument } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { notInstalledError, OfficialFiles } from '../../forms/index.js';
import { DocumentRendererService } from './document-renderer.service.js';
import { type PdfReading, PdfReadingService } from './pdf-reading.service.js';

/** An agency's file as it lies in the operator's folder, and what is drawn of it. */
export interface InstalledDocument extends Pick<ReadPdf, 'clean' | 'pages'> {
  readonly document: OfficialDocument;
  /** As it was published. */
  readonly content: Buffer;
  /** Of each page, in the order of reading. */
  readonly texts: readonly string[];
}

interface PictureOf extends Omit<PdfReading, 'content'> {
  readonly page: number;
  readonly width: number;
}

/** A document at one width; a picture takes some 300 kB. */
const mostPictures = 24;

/** Reads the agencies' files that pages show, each once a process: they are the same for every account, and public. */
@Injectable()
export class OfficialDocumentsService {
  private readonly files = new Map<string, Promise<InstalledDocument>>();
  private readonly pictures = new Map<string, Uint8Array>();

  constructor(
    private readonly installed: OfficialFiles,
    private readonly renderer: DocumentRendererService,
    private readonly reading: PdfReadingService,
  ) {}

  /** @returns null while the operator has not installed it */
  async find(document: OfficialDocument): Promise<InstalledDocument | null> {
    const path = this.installed.pathOf(document);
    if (path === null) return null;
    const { sha256 } = document;
    const file = this.files.get(sha256) ?? this.read(path, document);
    this.files.set(sha256, file);
    file.catch(() => this.files.delete(sha256));
    return file;
  }

  /** @throws ProblemError 500 while the operator has not installed it */
  async get(document: OfficialDocument): Promise<InstalledDocument> {
    const file = await this.find(document);
    if (!file) throw notInstalledError(document);
    return file;
  }

  /** The last ones stay at hand: everybody who is hired looks at the same. */
  async picture(
    { document, clean }: InstalledDocument,
    { page, width, ...caller }: PictureOf,
  ): Promise<Uint8Array> {
    const content = `${document.sha256}/${page}/${width}`;
    const made = () => this.pictures.get(content);
    const picture =
      made() ??
      (await this.reading.run(
        { ...caller, content },
        // An earlier turn may have made it.
        async (options) => made() ?? this.renderer.pagePicture({ clean, page, width }, options),
      ));
    this.pictures.delete(content);
    this.pictures.set(content, picture);
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > mostPictures && oldest !== undefined) this.pictures.delete(oldest);
    return picture;
  }

  /** Those who ask meanwhile wait for the same reading, so none of them cancels it. */
  private async read(path: string, document: OfficialDocument): Promise<InstalledDocument> {
    const content = await readFile(path);
    const isPublished = createHash('sha256').update(content).digest('hex') === document.sha256;
    if (!isPublished) throw notInstalledError(document);
    return this.reading.run({ accountId: 'official', content: document.sha256 }, async (options) => {
      const pdf = await this.renderer.readPdf(content, options);
      const { clean, pages } = pdf;
      return { document, content, clean, pages, texts: await this.renderer.pageTexts(pdf, options) };
    });
  }
}
