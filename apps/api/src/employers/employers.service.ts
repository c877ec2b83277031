import { Employer, type Page, type RecordListQuery, type UpdateEmployer } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { RecordUses } from '../records/record-uses.js';
import { givenOf } from '../records/attributes.js';
import { Filter } from '../records/filter.js';
import { RecordAttributes, type Sight } from '../records/record-attributes.js';
import { type Blank, RecordsService } from '../records/records.service.js';
import type { EmployerEntity } from './employer.entity.js';
import { EmployersStore, employerColumns } from './employers.store.js';

const blankEmployer = {
  name: '',
  ein: null,
  dba_name: null,
  phone: null,
  employee_count: null,
  entity_structure: null,
  naics_code: null,
  address: null,
  active_theme_id: null,
};

@Injectable()
export class EmployersService extends RecordsService<EmployerEntity, Employer> {
  constructor(
    store: EmployersStore,
    attributes: RecordAttributes,
    private readonly placements: RecordUses,
  ) {
    super({ noun: 'employer', own: Object.keys(Employer.shape), sealed: {} }, store, attributes);
  }

  list(ctx: Context, query: RecordListQuery): Promise<Page<Employer>> {
    return this.listFiltered(ctx, new Filter(), query);
  }

  present(row: EmployerEntity, sight: Sight): Employer {
    return {
      ...this.attributes.common(row, sight),
      name: row.name,
      ein: row.ein,
      dba_name: row.dba_name,
      phone: row.phone,
      employee_count: row.employee_count,
      entity_structure: row.entity_structure,
      naics_code: row.naics_code,
      address: row.address,
      active_theme_id: row.active_theme_id,
    };
  }

  protected fill(row: Blank<EmployerEntity>, given: UpdateEmployer): EmployerEntity {
    return { ...blankEmployer, ...row, ...givenOf(given, employerColumns) };
  }

  protected override beforeDeletion(ctx: Context, row: EmployerEntity): Promise<void> {
    return this.placements.assertUnused(ctx, 'employer', row.id);
  }
}
