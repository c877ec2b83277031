import type { FormSigner } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { newId, type Queries } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import type { FormSessionEntity } from './form-session.entity.js';
import { FormSessionsStore, type NewFormSession } from './form-sessions.store.js';
import type { LinkClaims } from './link-claims.js';
import { MakerPresenceStore } from './maker-presence.store.js';
import type { OnboardingLinkEntity } from './onboarding-link.entity.js';
import type { LinkVisit, SignedInReader } from './signed-in-reader.service.js';

/** What a session is opened from. */
interface SessionOpening {
  readonly link: OnboardingLinkEntity;
  readonly claims: Pick<LinkClaims, 'theme' | 'redirect_to'>;
  readonly reader: SignedInReader | undefined;
  readonly device: string | undefined;
  /** The language of the pages; null for whatever the reader chooses. */
  readonly locale: string | null;
  readonly now: Date;
}

/** Opens form sessions, and records that their links were used. */
@Injectable()
export class FormSessionOpener {
  constructor(
    private readonly sessions: FormSessionsStore,
    private readonly presence: MakerPresenceStore,
    private readonly log: SecurityLogService,
  ) {}

  async open(
    db: Queries,
    opening: SessionOpening,
    visit: LinkVisit,
  ): Promise<{ readonly id: string; readonly token: string }> {
    const opened = await this.openOrRenew(db, opening, visit);
    await this.recordUse(db, opening.link, opened.id, { ...visit, now: opening.now });
    return opened;
  }

  /** The link's row is held: of visits at the same moment one comes after the other. */
  private async openOrRenew(
    db: Queries,
    opening: SessionOpening,
    visit: LinkVisit,
  ): Promise<{ id: string; token: string }> {
    const { link, device, reader, now } = opening;
    const token = newToken('form');
    const hash = hashToken(token);
    const device_hash = device === undefined ? null : hashToken(device);
    if (device_hash !== null) {
      const found = { link: link.id, device_hash, user_id: reader?.userId ?? null };
      const again = await this.sessions.renew(db, found, { hash, reader }, now);
      if (again !== undefined) return { id: again, token };
    }
    await this.sessions.endSurplus(db, link.id, now);
    const presence = await this.presence.find(db, link, { ...visit, now });
    const session = newSession(opening, { hash, device_hash, maker_presence: presence });
    await this.sessions.insert(db, session);
    return { id: session.id, token };
  }

  private recordUse(
    db: Queries,
    { id, account_id, employee_id, side }: OnboardingLinkEntity,
    sessionId: string,
    visit: LinkVisit & { readonly now: Date },
  ): Promise<void> {
    return this.log.recordForVisitor(
      db,
      { accountId: account_id, now: visit.now, origin: visit.origin, requestId: visit.requestId },
      {
        kind: 'onboarding_link.used',
        subject: { type: 'employee', id: employee_id },
        detail: { link_id: id, session_id: sessionId, side },
      },
    );
  }
}

function newSession(
  { link, claims, reader, locale, now }: SessionOpening,
  credential: Pick<FormSessionEntity, 'hash' | 'device_hash' | 'maker_presence'>,
): NewFormSession {
  return {
    id: newId('formSession', now),
    account_id: link.account_id,
    ...credential,
    link_id: link.id,
    employee_id: link.employee_id,
    side: link.side,
    task_ids: link.task_ids,
    locale,
    theme_id: claims.theme,
    redirect_to: claims.redirect_to,
    proved: reader ? 'signed_in_user' : 'nothing',
    proved_at: reader ? now : null,
    sees_sensitive: reader ? reader.seesSensitive : link.issuer_sees_sensitive,
    signer: knownSignerOf(link, reader),
    user_id: reader?.userId ?? null,
    user_session_id: reader?.userSessionId ?? null,
    handover: null,
    created_at: now,
    expires_at: link.expires_at,
    last_used_at: now,
    ended_at: null,
  };
}

/** Known from the beginning where the issuer has said all of it, or the reader is signed in. */
function knownSignerOf(
  { signer }: OnboardingLinkEntity,
  reader: SignedInReader | undefined,
): FormSigner | null {
  if (reader) return { name: reader.email, email: reader.email, title: null, stated_by: 'account' };
  if (!signer?.name || !signer.email || !signer.title) return null;
  return { name: signer.name, email: signer.email, title: signer.title, stated_by: 'issuer' };
}
