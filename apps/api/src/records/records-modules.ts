import { AppearanceModule } from './appearance/appearance.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { CustomPropertiesModule } from './custom-properties/custom-properties.module.js';
import { ScopePropertiesModule } from './custom-properties/scope-properties.module.js';
import { EmployeesModule } from './employees/employees.module.js';
import { EmployersModule } from './employers/employers.module.js';
import { HostedTextsModule } from './hosted-texts/hosted-texts.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { RecordExpansionModule } from './record-expansion.module.js';

/** The modules of this room. */
export const recordsModules = [
  AppearanceModule,
  ClientsModule,
  CustomPropertiesModule,
  ScopePropertiesModule,
  EmployeesModule,
  EmployersModule,
  HostedTextsModule,
  JobsModule,
  RecordExpansionModule,
] as const;
