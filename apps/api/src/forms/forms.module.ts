import { Module } from '@nestjs/common';
import { AccountsModule } from '../identity/index.js';
import { FormsController } from './forms.controller.js';
import { FormsService } from './forms.service.js';
import { FormsStore } from './forms.store.js';

@Module({
  imports: [AccountsModule],
  controllers: [FormsController],
  providers: [FormsService, FormsStore],
  exports: [FormsService, FormsStore],
})
export class FormsModule {}
