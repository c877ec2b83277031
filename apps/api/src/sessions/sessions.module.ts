import { Module } from '@nestjs/common';
import { MagicLinksModule } from '../magic-links/magic-links.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountLinksService } from './account-links.service.js';
import { AccountSwitch } from './account-switch.js';
import { AdministratorLinks } from './administrator-links.js';
import { CurrentPerson } from './current-person.js';
import { IdentityProof } from './identity-proof.js';
import { NewPasswords } from './new-passwords.js';
import { OwnAccountController } from './own-account.controller.js';
import { PasswordChange } from './password-change.js';
import { PasswordSignIn } from './password-sign-in.js';
import { SessionStarter } from './session-starter.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInFailures } from './sign-in-failures.js';
import { SignInsStore } from './sign-ins.store.js';
import { UserSessionsController } from './user-sessions.controller.js';
import { UserSessionsService } from './user-sessions.service.js';
import { UserSessionsStore } from './user-sessions.store.js';

@Module({
  imports: [MagicLinksModule, UsersModule],
  controllers: [SessionsController, OwnAccountController, UserSessionsController],
  providers: [
    AccountLinksService,
    AccountSwitch,
    AdministratorLinks,
    CurrentPerson,
    IdentityProof,
    NewPasswords,
    PasswordChange,
    PasswordSignIn,
    SessionStarter,
    SessionsService,
    SignInAttempts,
    SignInFailures,
    SignInsStore,
    UserSessionsService,
    UserSessionsStore,
  ],
})
export class SessionsModule {}
