import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReadPdf } from '@firstday/documents/renderer';
import type { OfficialDocument } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { Turns } from '../../background/index.js';
import { notInstalledError, OfficialFiles } from '../../forms/index.js';
import { DocumentRendererService } from './document-renderer.service.js';

/** An agency's file as it lies in the operator's folder, and what is drawn of it. */
export interface InstalledDocument extends Pick<ReadPdf, 'clean' | 'pages'> {
  readonly document: OfficialDocument;
  /** As it was published. */
  readonly content: Buffer;
  /** Of each page, in the order of reading. */
  readonly texts: readonly string[];
}

interface PictureOf {
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
  private readonly turns = new Turns(1);

  constructor(
    private readonly installed: OfficialFiles,
    private readonly renderer: DocumentRendererService,
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
  picture({ document, clean }: InstalledDocument, { page, width }: PictureOf): Promise<Uint8Array> {
    const key = `${document.sha256}/${page}/${width}`;
    return this.turns.run(async () => {
      const picture = this.pictures.get(key) ?? (await this.renderer.pagePicture(clean, page, width));
      this.pictures.delete(key);
      this.pictures.set(key, picture);
      const [oldest] = this.pictures.keys();
      if (this.pictures.size > mostPictures && oldest !== undefined) this.pictures.delete(oldest);
      return picture;
    });
  }

  private async read(path: string, document: OfficialDocument): Promise<InstalledDocument> {
    const content = await readFile(path);
    const isPublished = createHash('sha256').update(content).digest('hex') === document.sha256;
    if (!isPublished) throw notInstalledError(document);
    const { clean, pages } = await this.renderer.readPdf(content);
    return { document, content, clean, pages, texts: await this.renderer.pageTexts(clean) };
  }
}
