import { Module } from '@nestjs/common';
import { CustomPropertiesModule } from '../custom-properties/custom-properties.module.js';
import { ClientsController } from './clients.controller.js';
import { ClientsService } from './clients.service.js';
import { ClientsStore } from './clients.store.js';

@Module({
  imports: [CustomPropertiesModule],
  controllers: [ClientsController],
  providers: [ClientsService, ClientsStore],
  exports: [ClientsService],
})
export class ClientsModule {}
