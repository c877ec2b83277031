import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MagicLinksModule } from '../magic-links/magic-links.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountLinksService } from './account-links.service.js';
import { AccountSwitchService } from './account-switch.service.js';
import { AdministratorLinksService } from './administrator-links.service.js';
import { CurrentUserService } from './current-user.service.js';
import { IdentityProofService } from './identity-proof.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { KnownDevicesStore } from './known-devices.store.js';
import { NewPasswordsService } from './new-passwords.service.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnLanguageService } from './own-language.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { SessionStarterService } from './session-starter.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';
import { SignInFailuresService } from './sign-in-failures.service.js';
import { SignInLinkLimitsService } from './sign-in-link-limits.service.js';
import { SignInLinkRequestsService } from './sign-in-link-requests.service.js';
import { SignInsStore } from './sign-ins.store.js';
import { UserSessionsController } from './user-sessions.controller.js';
import { UserSessionsService } from './user-sessions.service.js';
import { UserSessionsStore } from './user-sessions.store.js';

@Module({
  imports: [AccountsModule, MagicLinksModule, UsersModule],
  controllers: [SessionsController, OwnAccountController, UserSessionsController],
  providers: [
    AccountLinksService,
    AccountSwitchService,
    AdministratorLinksService,
    CurrentUserService,
    IdentityProofService,
    KnownDevicesStore,
    ReauthenticationService,
    NewPasswordsService,
    OwnLanguageService,
    PasswordChangeService,
    PasswordSignInService,
    SessionStarterService,
    SessionsService,
    SignInAttemptsService,
    SignInFailuresService,
    SignInLinkLimitsService,
    SignInLinkRequestsService,
    SignInsStore,
    UserSessionsService,
    UserSessionsStore,
  ],
})
export class SessionsModule {}
