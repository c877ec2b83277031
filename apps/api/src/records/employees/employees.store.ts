import { Injectable } from '@nestjs/common';
import { RecordsStore } from '../records.store.js';
import type { EmployeeEntity } from './employee.entity.js';

@Injectable()
export class EmployeesStore extends RecordsStore<EmployeeEntity> {
  constructor() {
    super(
      'employees',
      ['first_name', 'middle_name', 'last_name', 'email', 'phone', 'has_middle_name', 'address'],
      { orders: { name: 'name_key' } },
    );
  }
}
