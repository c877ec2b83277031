import { Module } from '@nestjs/common';
import { publishScopeSql } from '../../identity/index.js';
import { RecordsModule } from '../records.module.js';
import { DeletedEmployeesStore } from './deleted-employees.store.js';
import { EmployeeContactsService } from './employee-contacts.service.js';
import { EmployeeLifecycleService } from './employee-lifecycle.service.js';
import { employeeSql } from './employee-sql.js';
import { EmployeesController } from './employees.controller.js';
import { EmployeesService } from './employees.service.js';
import { EmployeesStore } from './employees.store.js';

@Module({
  imports: [RecordsModule],
  controllers: [EmployeesController],
  providers: [
    DeletedEmployeesStore,
    EmployeeContactsService,
    EmployeeLifecycleService,
    EmployeesService,
    EmployeesStore,
  ],
  exports: [DeletedEmployeesStore, EmployeeContactsService, EmployeeLifecycleService, EmployeesService],
})
export class EmployeesModule {
  constructor() {
    publishScopeSql({ employees: employeeSql.selectOf });
  }
}
