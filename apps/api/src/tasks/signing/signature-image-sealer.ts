import { Injectable } from '@nestjs/common';
import { Keyring, Sealer } from '../../sealing/index.js';
import type { SignatureEntity } from './signature.entity.js';

/** Seals drawn signatures, each bound to its signature. */
@Injectable()
export class SignatureImageSealer {
  private readonly sealer: Sealer;

  constructor(keyring: Keyring) {
    this.sealer = new Sealer(keyring, 'signatures');
  }

  seal(signatureId: string, dataUrl: string): Buffer {
    return this.sealer.seal(Buffer.from(dataUrl), signatureId);
  }

  /** The PNG data URL; null where the name was typed. */
  open({ id, sealed_image }: Pick<SignatureEntity, 'id' | 'sealed_image'>): string | null {
    return sealed_image ? this.sealer.open(sealed_image, id).toString() : null;
  }
}
