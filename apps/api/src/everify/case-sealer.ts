import type { EmployeePart } from '@firstday/everify';
import { Injectable } from '@nestjs/common';
import { Keyring, Sealer } from '../sealing/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';

/** Seals what a case is made of and what was asked with it, each bound to the case. */
@Injectable()
export class CaseSealer {
  private readonly fields: Sealer;
  private readonly inputs: Sealer;

  constructor(keyring: Keyring) {
    this.fields = new Sealer(keyring, 'everify');
    this.inputs = new Sealer(keyring, 'everify/wishes');
  }

  sealFields(caseId: string, fields: EmployeePart): Buffer {
    return this.fields.sealJson(fields, caseId);
  }

  openFields({ id, sealed_fields }: EverifyCaseEntity): EmployeePart {
    return this.fields.openJson<EmployeePart>(sealed_fields, id);
  }

  sealInput(caseId: string, input: object): Buffer {
    return this.inputs.sealJson(input, caseId);
  }

  /** What was given with the action that is wanted; whoever wrote it knows its shape. */
  openInput<Input extends object>({ id, sealed_wish }: EverifyCaseEntity): Partial<Input> {
    return sealed_wish ? this.inputs.openJson<Input>(sealed_wish, id) : {};
  }
}
