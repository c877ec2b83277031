import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ConnectedOrganizationDeletionService } from './connected-organization-deletion.service.js';
import { ConnectedOrganizationsController } from './connected-organizations.controller.js';
import { ConnectedOrganizationsService } from './connected-organizations.service.js';
import { ConnectedOrganizationsStore } from './connected-organizations.store.js';
import { DeletedOrganizationsStore } from './deleted-organizations.store.js';

@Module({
  imports: [AccountsModule],
  controllers: [ConnectedOrganizationsController],
  providers: [
    ConnectedOrganizationDeletionService,
    ConnectedOrganizationsService,
    ConnectedOrganizationsStore,
    DeletedOrganizationsStore,
  ],
})
export class ConnectedOrganizationsModule {}
