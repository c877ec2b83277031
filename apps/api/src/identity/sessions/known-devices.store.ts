import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import type { Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import type { UserEntity } from '../users/user.entity.js';
import { KnownDeviceEntity } from '../access/known-device.entity.js';

const lifetime = 180 * 86_400_000;

/** Maximum number of devices per user: clients without a cookie jar are a new one at each sign-in. */
const maxDevices = 20;

const usersOf = statement(
  'devices.usersOf',
  `SELECT person.*, device.id AS device_id FROM known_devices device
     JOIN users person ON person.id = device.user_id
     JOIN accounts account ON account.id = person.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE device.hash = $1 AND person.email_key = $2 AND device.expires_at > $3
    ORDER BY account.mode, person.id DESC`,
);
const evictOldest = statement(
  'devices.evictOldest',
  `DELETE FROM known_devices WHERE id IN (
     SELECT id FROM known_devices WHERE user_id = $1 ORDER BY expires_at DESC OFFSET ${maxDevices})`,
);

/** A user who has signed in on a device, with the device's id. */
export type UserOfDevice = UserEntity & { readonly device_id: string };

/** The token of a new device cookie, and when it expires. */
export interface DeviceCookie {
  readonly token: string;
  readonly expires: Date;
}

/**
 * Devices that are exempt from the lock-out of an email, so that a stranger's wrong guesses do not lock out its user
 * (docs/adr/0150-known-devices-are-exempt-from-lock-out.md).
 */
@Injectable()
export class KnownDevicesStore {
  /** The users of this email who have signed in on the device with this cookie. */
  usersOf(db: Queries, token: string, email: string, now: Date): Promise<UserOfDevice[]> {
    return db.run<UserOfDevice & Record<string, unknown>>(usersOf, [
      hashToken(token),
      email.toLowerCase(),
      now,
    ]);
  }

  /** Each sign-in renews the cookie. The other users of the same browser keep theirs. */
  async remember(
    db: Queries,
    user: UserEntity,
    { device, now }: { readonly device?: string | undefined; readonly now: Date },
  ): Promise<DeviceCookie> {
    const devices = db.manager.getRepository(KnownDeviceEntity);
    const token = newToken('device');
    const [hash, expires] = [hashToken(token), new Date(now.getTime() + lifetime)];
    // The other users may be of other accounts.
    if (device !== undefined)
      await db.acrossAccounts((all) =>
        all.manager
          .getRepository(KnownDeviceEntity)
          .update({ hash: hashToken(device), expires_at: MoreThan(now) }, { hash }),
      );
    const renewed = await devices.update({ hash, user_id: user.id }, { expires_at: expires });
    if (!renewed.affected) {
      const row = { id: randomUUID(), account_id: user.account_id, user_id: user.id, hash };
      await devices.insert({ ...row, expires_at: expires });
      await db.run(evictOldest, [user.id]);
    }
    return { token, expires };
  }

  /** After a change of password or email, these users have to sign in again on every device before it is known. */
  async forget(db: Queries, userIds: readonly string[]): Promise<void> {
    await db.manager.delete(KnownDeviceEntity, { user_id: In(userIds) });
  }
}
