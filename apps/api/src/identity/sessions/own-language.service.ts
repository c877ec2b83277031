import type { OwnLanguage } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { UsersStore } from '../users/users.store.js';
import { userActor } from './user-actor.js';

/** The language that people are written to in; they choose it themselves. */
@Injectable()
export class OwnLanguageService {
  constructor(private readonly users: UsersStore) {}

  async set(ctx: Context, { language }: OwnLanguage): Promise<OwnLanguage> {
    await this.users.setLanguage(ctx, userActor(ctx).userId, language);
    return { language };
  }
}
