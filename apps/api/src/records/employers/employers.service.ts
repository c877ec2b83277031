import { Employer, type NumberedPage, type EmployerListQuery, type UpdateEmployer } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { ThemesService } from '../../identity/index.js';
import { FormSessionRecords } from '../form-session-records.js';
import { hasPhoneDigits } from '../phone-digits.js';
import { RecordUses } from '../record-uses.js';
import { pickGiven } from '../to-system-attributes.js';
import { Filter } from '../../database/index.js';
import { ownPropertiesOf } from '../own-properties-of.js';
import { RecordAttributesService, type Visibility } from '../record-attributes.service.js';
import type { FormSessionActor } from '../record-reader.service.js';
import type { UnfilledRow } from '../records.service.js';
import { RestorableRecordsService } from '../restorable-records.service.js';
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
export class EmployersService extends RestorableRecordsService<EmployerEntity, Employer> {
  constructor(
    store: EmployersStore,
    attributes: RecordAttributesService,
    uses: RecordUses,
    private readonly sessionRecords: FormSessionRecords,
    private readonly themes: ThemesService,
  ) {
    super(
      { noun: 'employer', ownProperties: ownPropertiesOf('employer', Employer), masks: {} },
      store,
      attributes,
      uses,
    );
  }

  list(ctx: Context, query: EmployerListQuery): Promise<NumberedPage<Employer>> {
    return this.listFiltered(ctx, query);
  }

  present(row: EmployerEntity, visibility: Visibility): Employer {
    return {
      ...this.attributes.toCommonProperties(this.kind, row, visibility),
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

  protected filterOf(query: EmployerListQuery): Filter {
    return new Filter()
      .whereNameContains('name', query.name)
      .whereFound(query.phone, hasPhoneDigits)
      .whereFound(query.active_theme_id, (theme) => `active_theme_id = ${theme}`);
  }

  protected applyInput(row: UnfilledRow<EmployerEntity>, given: UpdateEmployer): EmployerEntity {
    return { ...blankEmployer, ...row, ...pickGiven(given, employerColumns) };
  }

  protected isVisibleToFormSession(ctx: Context, actor: FormSessionActor, id: string): Promise<boolean> {
    return this.sessionRecords.includes(ctx, actor, { noun: 'employer', id });
  }

  /** A theme that was deleted since it was named may stay named. */
  protected override async assertReferences(
    ctx: Context,
    row: EmployerEntity,
    before?: EmployerEntity,
  ): Promise<void> {
    if (row.active_theme_id !== before?.active_theme_id)
      await this.themes.assertExists(ctx, row.active_theme_id);
  }
}
