import { type DynamicModule, Module } from '@nestjs/common';
import {
  AccessModule,
  AccountsModule,
  ConnectedOrganizationsModule,
  MagicLinksModule,
  SecurityLogModule,
  SessionsModule,
  ThemesModule,
  UsersModule,
} from './identity/index.js';
import { recordsModules } from './records/index.js';
import { embeddingModules } from './embedding/index.js';
import {
  AccountDocumentsModule,
  ComplianceModule,
  ReportsModule,
  NewHiresModule,
  EmployeeHistoryModule,
  RehiresModule,
  DocumentsModule,
  FilesModule,
  InspectionModule,
  IntegrityModule,
  DigestsModule,
  LadderModule,
  CorrectionsModule,
  FormEditionsModule,
  FormPdfsModule,
  OnboardingModule,
  TestCompletionModule,
  PlacementTasksModule,
  ArchiveModule,
  RepresentativesModule,
  RetentionModule,
  SessionRecordsModule,
  SigningModule,
  SubtasksModule,
  TaskMessagesModule,
  TasksModule,
  UpcomingStartsModule,
  WorkItemsModule,
} from './tasks/index.js';
import { ExportsModule, ImportsModule } from './bulk/index.js';
import { EverifyModule, TaskFollowersModule } from './everify/index.js';
import { FormsModule } from './forms/index.js';
import {
  HealthModule,
  IdempotencyModule,
  LimitsModule,
  type Platform,
  PlatformModule,
} from './http/index.js';
import { KeysModule, OrphanFilesModule } from './sealing/index.js';
import { MessagesModule } from './messages/index.js';
import { OutboxModule } from './outbox/index.js';
import { prunables } from './prunables.js';
import { HeartbeatModule, PruningModule } from './background/index.js';
import { ConfigurationModule } from './configuration/index.js';
import { sealedData } from './sealed-data.js';
import { storedFolders } from './stored-folders.js';
import { HiringPlacesModule, PlacementsModule, RecordUsesModule } from './placements/index.js';
import { KnownFactsModule, PoliciesModule } from './policies/index.js';
import { EventDeliveriesModule, WebhooksModule } from './webhooks/index.js';

@Module({})
export class AppModule {
  static for(platform: Platform): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.for(platform),
        KeysModule.for(sealedData),
        OrphanFilesModule.for(storedFolders),
        PruningModule.for(prunables),
        HeartbeatModule,
        LimitsModule,
        OutboxModule,
        AccessModule,
        AccountsModule,
        SecurityLogModule,
        HealthModule,
        IdempotencyModule,
        ...recordsModules,
        PlacementsModule,
        HiringPlacesModule,
        RecordUsesModule,
        PoliciesModule,
        FormsModule,
        TasksModule,
        TaskMessagesModule,
        KnownFactsModule,
        PlacementTasksModule,
        SessionRecordsModule,
        SubtasksModule,
        FilesModule,
        AccountDocumentsModule,
        SigningModule,
        CorrectionsModule,
        FormEditionsModule,
        FormPdfsModule,
        OnboardingModule,
        TestCompletionModule,
        DocumentsModule,
        ComplianceModule,
        WorkItemsModule,
        UpcomingStartsModule,
        ReportsModule,
        NewHiresModule,
        EmployeeHistoryModule,
        RehiresModule,
        InspectionModule,
        IntegrityModule,
        DigestsModule,
        LadderModule,
        ExportsModule,
        ImportsModule,
        EverifyModule,
        TaskFollowersModule,
        RepresentativesModule,
        RetentionModule,
        ArchiveModule,
        ThemesModule,
        WebhooksModule,
        EventDeliveriesModule,
        MessagesModule,
        UsersModule,
        MagicLinksModule,
        SessionsModule,
        ConnectedOrganizationsModule,
        ...embeddingModules,
        ConfigurationModule,
      ],
    };
  }
}
