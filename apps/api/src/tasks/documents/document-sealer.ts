import { readFile } from 'node:fs/promises';
import {
  type SealPlace,
  type SealSigner,
  createSealCertificate,
  sealFile,
  sealLength,
  timeStampClient,
  toSealSigner,
} from '@firstday/documents/seal';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../../context/index.js';
import { EvidenceKeysService, type EvidenceKeyPurpose } from '../../sealing/index.js';
import { sha256 } from '../signing/sha256.js';

export interface SealedFile {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** Seals finished documents, so that anybody who has one can see that it is whole and which installation made it. */
@Injectable()
export class DocumentSealer implements OnApplicationBootstrap {
  private signer: Promise<SealSigner> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keys: EvidenceKeysService,
  ) {}

  /** The operator's own certificate is read at the start, and a wrong one ends it. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.documents.sealFile) await this.openSigner();
  }

  /** What a file has to reserve, for `seal`. */
  async place(at: Date): Promise<SealPlace> {
    const signer = await this.openSigner();
    const bytes = sealLength(signer, this.config.documents.timeStampUrl !== undefined);
    return { sealedAt: at.toISOString(), reason: 'Completed and kept unchanged', bytes };
  }

  /** @throws Error where the time-stamp authority gives no time-stamp */
  async seal(file: Uint8Array): Promise<SealedFile> {
    const { timeStampUrl } = this.config.documents;
    const stamp = timeStampUrl === undefined ? undefined : timeStampClient(timeStampUrl);
    const bytes = await sealFile(file, await this.openSigner(), stamp);
    return { bytes, sha256: sha256(bytes) };
  }

  private openSigner(): Promise<SealSigner> {
    this.signer ??= this.readSigner();
    this.signer.catch(() => (this.signer = undefined));
    return this.signer;
  }

  private async readSigner(): Promise<SealSigner> {
    const { sealFile: file } = this.config.documents;
    if (file) return toSealSigner(await readFile(file, 'utf8'));
    const { secret } = await this.keys.current(documentSealPurpose(this.config));
    return toSealSigner(secret.toString('utf8'));
  }
}

/** The installation's own certificate, where the operator gives none. */
export function documentSealPurpose({
  installationName,
  baseUrl,
}: Pick<Config, 'baseUrl' | 'installationName'>): EvidenceKeyPurpose {
  const name = `Firstday at ${installationName ?? new URL(baseUrl).host}`;
  return {
    name: 'document_seal',
    make: async (now) => {
      const pem = await createSealCertificate(name, now);
      const certificate = pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----'));
      return { secret: Buffer.from(pem), publicPart: certificate };
    },
  };
}
