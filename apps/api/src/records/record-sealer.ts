import type { CustomAttributes } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Keyring, Sealer } from '../sealing/index.js';
import { Sensitive } from './sensitive.js';

/** What a record keeps sealed at rest, as one blob. */
export interface SealedValues {
  /** Fields of its own, such as a Social Security number. */
  readonly fields: Readonly<Record<string, string>>;
  /** Values of custom properties that hold sensitive information. */
  readonly custom_attributes: CustomAttributes;
}

const nothing: SealedValues = { fields: {}, custom_attributes: {} };

/** Seals and opens the sensitive values of records, each bound to its record's id. */
@Injectable()
export class RecordSealer {
  private readonly sealer: Sealer;

  constructor(keyring: Keyring) {
    this.sealer = new Sealer(keyring, 'records');
  }

  seal(id: string, values: SealedValues): Buffer | null {
    const isEmpty = [values.fields, values.custom_attributes].every((part) => Object.keys(part).length === 0);
    return isEmpty ? null : this.sealer.sealJson(values, id);
  }

  open(row: { readonly id: string; readonly sealed: Buffer | null }): Sensitive<SealedValues> {
    return new Sensitive(row.sealed ? this.sealer.openJson<SealedValues>(row.sealed, row.id) : nothing);
  }
}
