import { Module } from '@nestjs/common';
import { MagicLinksModule } from '../magic-links/magic-links.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountLinksService } from './account-links.service.js';
import { AccountSwitchService } from './account-switch.js';
import { AdministratorLinksService } from './administrator-links.js';
import { CurrentUserService } from './current-person.js';
import { IdentityProofService } from './identity-proof.js';
import { NewPasswordsService } from './new-passwords.js';
import { OwnAccountController } from './own-account.controller.js';
import { PasswordChangeService } from './password-change.js';
import { PasswordSignInService } from './password-sign-in.js';
import { SessionStarterService } from './session-starter.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttemptsService } from './sign-in-attempts.js';
import { SignInFailuresService } from './sign-in-failures.js';
import { SignInsStore } from './sign-ins.store.js';
import { UserSessionsController } from './user-sessions.controller.js';
import { UserSessionsService } from './user-sessions.service.js';
import { UserSessionsStore } from './user-sessions.store.js';

@Module({
  imports: [MagicLinksModule, UsersModule],
  controllers: [SessionsController, OwnAccountController, UserSessionsController],
  providers: [
    AccountLinksService,
    AccountSwitchService,
    AdministratorLinksService,
    CurrentUserService,
    IdentityProofService,
    NewPasswordsService,
    PasswordChangeService,
    PasswordSignInService,
    SessionStarterService,
    SessionsService,
    SignInAttemptsService,
    SignInFailuresService,
    SignInsStore,
    UserSessionsService,
    UserSessionsStore,
  ],
})
export class SessionsModule {}
