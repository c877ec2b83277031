import { Module } from '@nestjs/common';
import { FormsModule } from '../forms/index.js';
import { ThemesModule, UsersModule } from '../identity/index.js';
import { MessagesModule } from '../messages/index.js';
import { PoliciesModule } from '../policies/index.js';
import { CustomPropertiesModule, HostedTextsModule } from '../records/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { ConfigurationKinds } from './configuration-kinds.js';
import { ConfigurationService } from './configuration.service.js';
import { CustomPropertyFiles } from './custom-property-files.js';
import { FormFiles } from './form-files.js';
import { GroupFiles } from './group-files.js';
import { HostedTextFiles } from './hosted-text-files.js';
import { PolicyFiles } from './policy-files.js';
import { ThemeFiles } from './theme-files.js';
import { WebhookFiles } from './webhook-files.js';
import { WordingFiles } from './wording-files.js';

@Module({
  imports: [
    CustomPropertiesModule,
    FormsModule,
    HostedTextsModule,
    MessagesModule,
    PoliciesModule,
    ThemesModule,
    UsersModule,
    WebhooksModule,
  ],
  providers: [
    ConfigurationKinds,
    ConfigurationService,
    CustomPropertyFiles,
    FormFiles,
    GroupFiles,
    HostedTextFiles,
    PolicyFiles,
    ThemeFiles,
    WebhookFiles,
    WordingFiles,
  ],
})
export class ConfigurationModule {}
