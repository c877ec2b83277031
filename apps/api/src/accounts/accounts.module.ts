import { Module } from '@nestjs/common';
import { Accounts } from './accounts.service.js';

@Module({ providers: [Accounts], exports: [Accounts] })
export class AccountsModule {}
