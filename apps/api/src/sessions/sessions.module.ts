import { Module } from '@nestjs/common';
import { MagicLinksModule } from '../magic-links/magic-links.module.js';
import { PasswordChange } from './password-change.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInsStore } from './sign-ins.store.js';

@Module({
  imports: [MagicLinksModule],
  controllers: [SessionsController],
  providers: [PasswordChange, SessionsService, SignInAttempts, SignInsStore],
})
export class SessionsModule {}
