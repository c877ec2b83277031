import { Module } from '@nestjs/common';
import { RecordsModule } from '../records.module.js';
import { ClientsController } from './clients.controller.js';
import { ClientsService } from './clients.service.js';
import { ClientsStore } from './clients.store.js';

@Module({
  imports: [RecordsModule],
  controllers: [ClientsController],
  providers: [ClientsService, ClientsStore],
  exports: [ClientsService],
})
export class ClientsModule {}
