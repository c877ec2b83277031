import type { CreateFormSession, FormSessionCreated, FormSigner } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Clock, newId, ProblemError, type Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import { SecurityLogService } from '../../identity/index.js';
import type { FormSessionEntity } from './form-session.entity.js';
import { FormSessionsStore } from './form-sessions.store.js';
import type { LinkClaims } from './link-claims.js';
import type { OnboardingLinkEntity } from './onboarding-link.entity.js';
import { OnboardingLinksService } from './onboarding-links.service.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';
import { type SignedInReader, SignedInReaderService, type LinkVisit } from './signed-in-reader.service.js';

const notFound = (message: string) => new ProblemError(404, 'ResourceNotFoundError', message);

/** What a session is opened from. */
interface SessionOpening {
  readonly link: OnboardingLinkEntity;
  readonly claims: LinkClaims;
  readonly reader: SignedInReader | undefined;
  readonly device: string | undefined;
  readonly now: Date;
}

/** Exchanges an onboarding link for a form session. */
@Injectable()
export class LinkExchangeService {
  constructor(
    private readonly links: OnboardingLinksService,
    private readonly records: OnboardingLinksStore,
    private readonly sessions: FormSessionsStore,
    private readonly readers: SignedInReaderService,
    private readonly log: SecurityLogService,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** A link can be used again until it ends: on the same device it leads back to the session that is there. */
  async open({ link, device }: CreateFormSession, visit: LinkVisit): Promise<FormSessionCreated> {
    const now = this.clock.now();
    const claims = this.links.read(link);
    if (!claims) throw notFound('This link is not one of ours');
    if (new Date(claims.expires_at) <= now) throw notFound('This link has expired');
    if (claims.link === undefined) throw notFound('This link is from an earlier version: ask for a new one');
    const reference = { id: claims.link, account: claims.account };
    return this.database.transaction(async (db) => {
      const link = await this.records.recordUse(db, reference, now);
      if (!link) throw notFound('This link leads nowhere any more');
      const reader = await this.readers.resolve(db, link, visit, now);
      const opened = await this.openSession(db, { link, claims, reader, device, now });
      await this.record(db, link, opened.id, { ...visit, now });
      return {
        ...opened,
        expires_at: claims.expires_at,
        side: link.side,
        locale: claims.locale,
        component_session_id: claims.component ?? null,
      };
    });
  }

  /** The link's row is held: of visits at the same moment one comes after the other. */
  private async openSession(db: Queries, opening: SessionOpening): Promise<{ id: string; token: string }> {
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
    const session = newSession(opening, { hash, device_hash });
    await this.sessions.insert(db, session);
    return { id: session.id, token };
  }

  private record(
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
  { link, claims, reader, now }: SessionOpening,
  credential: Pick<FormSessionEntity, 'hash' | 'device_hash'>,
): FormSessionEntity {
  return {
    id: newId('formSession', now),
    account_id: link.account_id,
    ...credential,
    link_id: link.id,
    employee_id: link.employee_id,
    side: link.side,
    task_ids: link.task_ids,
    locale: claims.locale,
    theme_id: claims.theme,
    redirect_to: claims.redirect_to,
    proved: reader ? 'signed_in_user' : 'nothing',
    proved_at: reader ? now : null,
    sees_sensitive: reader ? reader.seesSensitive : link.issuer_sees_sensitive,
    entered: [],
    signer: knownSignerOf(link, reader),
    user_id: reader?.userId ?? null,
    user_session_id: reader?.userSessionId ?? null,
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
