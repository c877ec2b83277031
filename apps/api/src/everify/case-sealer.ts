import type { EmployeePart } from '@firstday/everify';
import { Injectable } from '@nestjs/common';
import { Keyring } from '../platform/keyring.js';
import { Sealer } from '../platform/sealing.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';

/** Seals what a case is made of and what was asked with it, each bound to the case. */
@Injectable()
export class CaseSealer {
  private readonly fields: Sealer;
  private readonly wishes: Sealer;

  constructor(keyring: Keyring) {
    this.fields = new Sealer(keyring, 'everify');
    this.wishes = new Sealer(keyring, 'everify/wishes');
  }

  sealFields(caseId: string, fields: EmployeePart): Buffer {
    return this.fields.sealJson(fields, caseId);
  }

  openFields({ id, sealed_fields }: EverifyCaseEntity): EmployeePart {
    return this.fields.openJson<EmployeePart>(sealed_fields, id);
  }

  sealWish(caseId: string, wish: object): Buffer {
    return this.wishes.sealJson(wish, caseId);
  }

  /** What was given with the action that is wanted; whoever wrote it knows its shape. */
  openWish<Wish extends object>({ id, sealed_wish }: EverifyCaseEntity): Partial<Wish> {
    return sealed_wish ? this.wishes.openJson<Wish>(sealed_wish, id) : {};
  }
}
