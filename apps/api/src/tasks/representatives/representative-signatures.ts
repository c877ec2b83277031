import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import type { SignatureEntity } from '../signing/signature.entity.js';
import { RepresentativeDevices } from './representative-devices.js';
import { RepresentativesStore } from './representatives.store.js';

/** Notes that a representative has signed, and tells the employer, who reviews it. */
@Injectable()
export class RepresentativeSignatures {
  constructor(
    private readonly store: RepresentativesStore,
    private readonly devices: RepresentativeDevices,
  ) {}

  /** In the transaction of the signature. */
  async record(ctx: Context, { id, task_id }: SignatureEntity): Promise<void> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session' || !actor.reader.representative) return;
    await this.devices.assertNotEmployees(ctx, actor);
    const { id: representativeId, namedBy } = actor.reader.representative;
    await this.store.recordSigned(ctx, representativeId, id);
    const data = { id: representativeId, task_id, employee_id: actor.employeeId, named_by: namedBy };
    await emitEvent(ctx, 'representative.signed', data);
  }
}
