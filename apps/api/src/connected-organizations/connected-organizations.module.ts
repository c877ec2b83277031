import { Module } from '@nestjs/common';
import { ConnectedOrganizationsController } from './connected-organizations.controller.js';
import { ConnectedOrganizationsService } from './connected-organizations.service.js';
import { ConnectedOrganizationsStore } from './connected-organizations.store.js';

@Module({
  controllers: [ConnectedOrganizationsController],
  providers: [ConnectedOrganizationsService, ConnectedOrganizationsStore],
})
export class ConnectedOrganizationsModule {}
