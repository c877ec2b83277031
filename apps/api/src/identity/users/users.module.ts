import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AdministratorsStore } from './administrators.store.js';
import { LastAdministratorService } from './last-administrator.service.js';
import { PasswordHashing } from './password-hashing.js';
import { PasswordsService } from './passwords.service.js';
import { RuleFactsService } from './rule-facts.service.js';
import { RuleRecordsStore } from './rule-records.store.js';
import { UserGroupsController } from './user-groups.controller.js';
import { UserGroupsService } from './user-groups.service.js';
import { UserGroupsStore } from './user-groups.store.js';
import { UserLinksService } from './user-links.service.js';
import { UserLinksStore } from './user-links.store.js';
import { UserMessagesService } from './user-messages.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';
import { UsersStore } from './users.store.js';

@Module({
  imports: [AccountsModule],
  controllers: [UsersController, UserGroupsController],
  providers: [
    AdministratorsStore,
    LastAdministratorService,
    PasswordHashing,
    PasswordsService,
    RuleFactsService,
    RuleRecordsStore,
    UserGroupsService,
    UserGroupsStore,
    UserLinksService,
    UserLinksStore,
    UserMessagesService,
    UsersService,
    UsersStore,
  ],
  exports: [
    PasswordsService,
    UserGroupsService,
    UserLinksService,
    UserMessagesService,
    UsersService,
    UsersStore,
  ],
})
export class UsersModule {}
