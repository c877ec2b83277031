import { Module } from '@nestjs/common';
import { FormsModule } from '../../forms/index.js';
import { AccountsModule } from '../../identity/index.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks.module.js';
import { EarlierFormFinder } from './earlier-form-finder.js';
import { OpenRehiresService } from './open-rehires.service.js';
import { RehireChoicesService } from './rehire-choices.service.js';
import { RehireOffersService } from './rehire-offers.service.js';
import { RehiresController } from './rehires.controller.js';
import { RehiresService } from './rehires.service.js';

/** Employees who are hired again: a new form, or the supplement of the one that they completed before. */
@Module({
  imports: [AccountsModule, FormsModule, SigningModule, TasksModule],
  controllers: [RehiresController],
  providers: [
    EarlierFormFinder,
    OpenRehiresService,
    RehireChoicesService,
    RehireOffersService,
    RehiresService,
  ],
})
export class RehiresModule {}
