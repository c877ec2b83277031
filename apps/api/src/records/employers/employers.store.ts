import { Injectable } from '@nestjs/common';
import { plainNameOrder, RecordsStore } from '../records.store.js';
import type { EmployerEntity } from './employer.entity.js';

/** The columns that only employers have: what a caller gives and what is stored, by the same names. */
export const employerColumns = [
  'name',
  'ein',
  'dba_name',
  'phone',
  'employee_count',
  'entity_structure',
  'naics_code',
  'address',
  'active_theme_id',
] as const;

@Injectable()
export class EmployersStore extends RecordsStore<EmployerEntity> {
  constructor() {
    super('employers', employerColumns, plainNameOrder);
  }
}
