import type { MakerPresence } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { userSessionSql } from '../../identity/index.js';
import type { OnboardingLinkEntity } from './onboarding-link.entity.js';
import type { LinkVisit } from './signed-in-reader.service.js';

const isMakerSignedIn = statement(
  'form_sessions.makerPresence',
  `SELECT ${userSessionSql.isIssuerSignedIn({ account: '$1', type: '$2::text', id: '$3::text' }, '$4', '$5')} AS near`,
);

/** Notices where a link is opened beside its maker: in the browser or on the network that they are signed in on. */
@Injectable()
export class MakerPresenceStore {
  async find(
    db: Queries,
    { account_id, issuer_type, issuer_id }: OnboardingLinkEntity,
    { credential, origin, now }: LinkVisit & { readonly now: Date },
  ): Promise<MakerPresence | null> {
    const visitor = credential?.account.id === account_id ? credential.actor : undefined;
    // Anyone who is signed in to the account in this browser works for the employer, whoever made the link.
    if (visitor?.kind === 'user_session') return 'device';
    const values = [account_id, issuer_type, issuer_id, origin.ip, now];
    const [found] = await db.run<{ near: boolean }>(isMakerSignedIn, values);
    return found?.near ? 'network' : null;
  }
}
