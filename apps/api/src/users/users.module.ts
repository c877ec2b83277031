import { Module } from '@nestjs/common';
import { AdministratorsStore } from './administrators.store.js';
import { LastAdministrator } from './last-administrator.js';
import { PasswordHashing } from './password-hashing.js';
import { Passwords } from './passwords.js';
import { RuleFacts } from './rule-facts.js';
import { UserGroupsController } from './user-groups.controller.js';
import { UserGroupsService } from './user-groups.service.js';
import { UserGroupsStore } from './user-groups.store.js';
import { UserLinks } from './user-links.service.js';
import { UserLinksStore } from './user-links.store.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';
import { UsersStore } from './users.store.js';

@Module({
  controllers: [UsersController, UserGroupsController],
  providers: [
    AdministratorsStore,
    LastAdministrator,
    PasswordHashing,
    Passwords,
    RuleFacts,
    UserGroupsService,
    UserGroupsStore,
    UserLinks,
    UserLinksStore,
    UsersService,
    UsersStore,
  ],
  exports: [Passwords, UserLinks, UsersService, UsersStore],
})
export class UsersModule {}
