import { Module } from '@nestjs/common';
import { ClientsModule } from './clients/clients.module.js';
import { EmployeesModule } from './employees/employees.module.js';
import { EmployersModule } from './employers/employers.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { RecordExpansion } from './record-expansion.service.js';

@Module({
  imports: [ClientsModule, EmployeesModule, EmployersModule, JobsModule],
  providers: [RecordExpansion],
  exports: [RecordExpansion],
})
export class RecordExpansionModule {}
