import type { DigestSettings, UpdateDigestSettings } from '@firstday/domain';
import { nextDigestAt } from '@firstday/messages';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbidden, inTransaction, toTimeZone } from '../../context/index.js';
import { OutboxService } from '../../outbox/index.js';
import { EmployerClocksStore } from '../../records/index.js';
import { zoneOfPlace } from '../ladder/zone-of-place.js';
import { SignerDigestsStore } from './signer-digests.store.js';
import { caseworkerOf, signerOf } from './signer-of.js';

/** What people say of their own mornings; nobody says it for another. */
@Injectable()
export class DigestSettingsService {
  constructor(
    private readonly store: SignerDigestsStore,
    private readonly outbox: OutboxService,
    private readonly employers: EmployerClocksStore,
  ) {}

  async find(ctx: Context): Promise<DigestSettings> {
    const { userId, groups } = ownActor(ctx);
    const row = await this.store.find(ctx, userId);
    const isOn = (await this.outbox.effectiveMode(ctx)) === 'on';
    const is_wanted = row?.is_wanted ?? true;
    return {
      is_wanted,
      time_zone: row?.time_zone ?? null,
      is_sent: isOn && is_wanted && (signerOf(userId, groups) ?? caseworkerOf(userId, groups)) !== undefined,
    };
  }

  /** @throws ProblemError 400 for a time zone that there is not */
  update(ctx: Context, given: UpdateDigestSettings): Promise<DigestSettings> {
    const { userId } = ownActor(ctx);
    return inTransaction(ctx, async (ctx) => {
      const before = await this.store.find(ctx, userId);
      const { is_wanted = before?.is_wanted ?? true, time_zone: zone = before?.time_zone ?? null } = given;
      const time_zone = zone === null ? null : toTimeZone(zone);
      if (time_zone === undefined) throw badRequest('There is no time zone of this name');
      const clock = time_zone ?? zoneOfPlace('', await this.employers.findCommon(ctx));
      await this.store.choose(ctx, userId, { is_wanted, time_zone, next_at: nextDigestAt(clock, ctx.now) });
      return this.find(ctx);
    });
  }
}

function ownActor({ actor }: Context) {
  if (actor.kind !== 'user_session') throw forbidden();
  return actor;
}
