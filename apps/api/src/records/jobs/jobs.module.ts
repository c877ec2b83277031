import { Module } from '@nestjs/common';
import { RecordsModule } from '../records.module.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { JobsStore } from './jobs.store.js';

@Module({
  imports: [RecordsModule],
  controllers: [JobsController],
  providers: [JobsService, JobsStore],
  exports: [JobsService],
})
export class JobsModule {}
