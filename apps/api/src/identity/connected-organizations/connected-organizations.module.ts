import { Global, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ConnectedOrganizationDeletionService } from './connected-organization-deletion.service.js';
import { ConnectedOrganizationsController } from './connected-organizations.controller.js';
import { ConnectedOrganizationsService } from './connected-organizations.service.js';
import { ConnectedOrganizationsStore } from './connected-organizations.store.js';
import { DeletedOrganizationsStore } from './deleted-organizations.store.js';
import { OrganizationPartsService } from './organization-parts.service.js';

@Global()
@Module({
  imports: [AccountsModule],
  controllers: [ConnectedOrganizationsController],
  providers: [
    ConnectedOrganizationDeletionService,
    ConnectedOrganizationsService,
    ConnectedOrganizationsStore,
    DeletedOrganizationsStore,
    OrganizationPartsService,
  ],
  exports: [OrganizationPartsService],
})
export class ConnectedOrganizationsModule {}
