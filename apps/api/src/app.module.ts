import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { CustomPropertiesModule } from './custom-properties/custom-properties.module.js';
import { ScopePropertiesModule } from './custom-properties/scope-properties.module.js';
import { CustomViewsModule } from './custom-views/custom-views.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EmployeesModule } from './employees/employees.module.js';
import { EmployersModule } from './employers/employers.module.js';
import { EverifyModule } from './everify/everify.module.js';
import { TaskFollowersModule } from './everify/task-followers.module.js';
import { FilesModule } from './files/files.module.js';
import { FormsModule } from './forms/forms.module.js';
import { HealthModule } from './health/health.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { OnboardingModule } from './onboarding/onboarding.module.js';
import { KeysModule } from './keys/keys.module.js';
import type { Config } from './platform/config.js';
import type { Keyring } from './platform/keyring.js';
import { LimitsModule } from './limits/limits.module.js';
import { PlacementsModule } from './placements/placements.module.js';
import { RecordUsesModule } from './placements/record-uses.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PoliciesModule } from './policies/policies.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SigningModule } from './signing/signing.module.js';
import { SubtasksModule } from './subtasks/subtasks.module.js';
import { PlacementTasksModule } from './tasks/placement-tasks.module.js';
import { TasksModule } from './tasks/tasks.module.js';
import { ThemesModule } from './themes/themes.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { UsersModule } from './users/users.module.js';
import { MagicLinksModule } from './magic-links/magic-links.module.js';
import { SecurityLogModule } from './security-log/security-log.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { ConnectedOrganizationsModule } from './connected-organizations/connected-organizations.module.js';
import { ComponentRowsModule } from './component-rows/component-rows.module.js';
import { ComponentChangesModule } from './component-changes/component-changes.module.js';
import { ComponentsModule } from './components/components.module.js';

@Module({})
export class AppModule {
  static for(config: Config, keyring: Keyring): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.for(config, keyring),
        KeysModule,
        LimitsModule,
        AccessModule,
        AccountsModule,
        SecurityLogModule,
        HealthModule,
        IdempotencyModule,
        ClientsModule,
        CustomPropertiesModule,
        ScopePropertiesModule,
        EmployeesModule,
        EmployersModule,
        JobsModule,
        PlacementsModule,
        RecordUsesModule,
        PoliciesModule,
        FormsModule,
        TasksModule,
        PlacementTasksModule,
        SubtasksModule,
        FilesModule,
        SigningModule,
        OnboardingModule,
        DocumentsModule,
        EverifyModule,
        TaskFollowersModule,
        RetentionModule,
        ThemesModule,
        WebhooksModule,
        UsersModule,
        MagicLinksModule,
        SessionsModule,
        ConnectedOrganizationsModule,
        ComponentsModule,
        ComponentRowsModule,
        ComponentChangesModule,
        CustomViewsModule,
      ],
    };
  }
}
