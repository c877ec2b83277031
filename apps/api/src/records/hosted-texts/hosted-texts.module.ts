import { Module } from '@nestjs/common';
import { EmployersModule } from '../employers/employers.module.js';
import { HostedTextsController } from './hosted-texts.controller.js';
import { HostedTextsService } from './hosted-texts.service.js';
import { HostedTextsStore } from './hosted-texts.store.js';

@Module({
  imports: [EmployersModule],
  controllers: [HostedTextsController],
  providers: [HostedTextsService, HostedTextsStore],
  exports: [HostedTextsService],
})
export class HostedTextsModule {}
