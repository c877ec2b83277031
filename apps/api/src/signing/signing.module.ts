import { Module } from '@nestjs/common';
import { TasksModule } from '../tasks/tasks.module.js';
import { SignatureImages } from './signature-images.js';
import { SigningController } from './signing.controller.js';
import { Signing } from './signing.service.js';

@Module({
  imports: [TasksModule],
  controllers: [SigningController],
  providers: [SignatureImages, Signing],
  exports: [SignatureImages],
})
export class SigningModule {}
