import { Injectable } from '@nestjs/common';
import { RecordsStore } from '../records/records.store.js';
import type { EmployerEntity } from './employer.entity.js';

@Injectable()
export class EmployersStore extends RecordsStore<EmployerEntity> {
  constructor() {
    super('employers', [
      'name',
      'ein',
      'dba_name',
      'phone',
      'employee_count',
      'entity_structure',
      'naics_code',
      'address',
      'active_theme_id',
    ]);
  }
}
