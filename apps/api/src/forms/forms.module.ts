import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { FormsController } from './forms.controller.js';
import { Forms } from './forms.service.js';
import { FormsStore } from './forms.store.js';

@Module({
  imports: [AccountsModule],
  controllers: [FormsController],
  providers: [Forms, FormsStore],
  exports: [Forms, FormsStore],
})
export class FormsModule {}
