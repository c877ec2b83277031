import { Module } from '@nestjs/common';
import { AccountsModule } from '../identity/index.js';
import { EditionsService } from './editions.service.js';
import { FormsController } from './forms.controller.js';
import { FormsService } from './forms.service.js';
import { FormsStore } from './forms.store.js';
import { OwnFormsController } from './own/own-forms.controller.js';
import { OwnFormsService } from './own/own-forms.service.js';
import { OwnFormsStore } from './own/own-forms.store.js';

@Module({
  imports: [AccountsModule],
  controllers: [FormsController, OwnFormsController],
  providers: [EditionsService, FormsService, FormsStore, OwnFormsService, OwnFormsStore],
  exports: [EditionsService, FormsService, FormsStore, OwnFormsService],
})
export class FormsModule {}
