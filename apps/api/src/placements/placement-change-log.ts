import { isTypedProperty } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { SecurityLogService } from '../identity/index.js';
import { changedFields } from '../records/index.js';
import { changeableReferences } from './is-need-changed.js';
import type { PlacementEntity } from './placement.entity.js';

/** Who changed which properties of a placement, for the history of its employee. */
@Injectable()
export class PlacementChangeLog {
  constructor(private readonly log: SecurityLogService) {}

  async recordUpdated(ctx: Context, before: PlacementEntity, row: PlacementEntity): Promise<void> {
    const fields = changedFields(propertiesOf(before), propertiesOf(row), isKnown);
    if (fields.length === 0) return;
    await this.log.record(ctx, {
      kind: 'placement.updated',
      subject: { type: 'placement', id: row.id },
      detail: { employee_id: row.employee_id, fields },
    });
  }

  recordDeleted(ctx: Context, { id, employee_id }: PlacementEntity): Promise<void> {
    const subject = { type: 'placement', id } as const;
    return this.log.record(ctx, { kind: 'placement.deleted', subject, detail: { employee_id } });
  }
}

const ownNames: readonly string[] = [...changeableReferences, 'custom_attributes', 'external_id'];
const isKnown = (name: string): boolean => ownNames.includes(name) || isTypedProperty('placement', name);

const propertiesOf = (row: PlacementEntity) => ({
  ...row.system_attributes,
  employer_id: row.employer_id,
  client_id: row.client_id,
  job_id: row.job_id,
  custom_attributes: row.custom_attributes,
  external_id: row.external_id,
});
