import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { CustomPropertiesModule } from './custom-properties/custom-properties.module.js';
import { EmployeesModule } from './employees/employees.module.js';
import { EmployersModule } from './employers/employers.module.js';
import { HealthModule } from './health/health.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import type { Config } from './platform/config.js';
import { logging } from './platform/logging.js';
import { PlatformModule } from './platform/platform.module.js';

@Module({})
export class AppModule {
  static for(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        logging(config.logLevel),
        PlatformModule.for(config),
        AccessModule,
        AccountsModule,
        HealthModule,
        IdempotencyModule,
        ClientsModule,
        CustomPropertiesModule,
        EmployeesModule,
        EmployersModule,
        JobsModule,
      ],
    };
  }
}
