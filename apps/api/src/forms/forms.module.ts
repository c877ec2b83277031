import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { FormsOfPolicies } from '../placements/ports.js';
import { FormsController } from './forms.controller.js';
import { Forms } from './forms.service.js';
import { FormsStore } from './forms.store.js';

@Module({
  imports: [AccountsModule],
  controllers: [FormsController],
  providers: [Forms, FormsStore, { provide: FormsOfPolicies, useExisting: Forms }],
  exports: [Forms, FormsOfPolicies, FormsStore],
})
export class FormsModule {}
