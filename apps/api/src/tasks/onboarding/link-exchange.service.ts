import type { CreateFormSession, FormSessionCreated } from '@firstday/domain';
import { supportedLocale } from '@firstday/domain/languages';
import { Injectable } from '@nestjs/common';
import { Clock, ProblemError, type Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { FormSessionsStore } from './form-sessions.store.js';
import { FormSessionOpener } from './form-session-opener.js';
import { LinkVisitsService } from './link-visits.service.js';
import type { OnboardingLinkEntity } from './onboarding-link.entity.js';
import { OnboardingLinksService } from './onboarding-links.service.js';
import type { LinkVisit } from './signed-in-reader.service.js';

const notFound = (message: string) => new ProblemError(404, 'ResourceNotFoundError', message);

/** Exchanges an onboarding link for a form session. */
@Injectable()
export class LinkExchangeService {
  constructor(
    private readonly links: OnboardingLinksService,
    private readonly visits: LinkVisitsService,
    private readonly opener: FormSessionOpener,
    private readonly sessions: FormSessionsStore,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** A link can be used again until it ends: on the same device it leads back to the session that is there. */
  async open(
    { link, device, locale: visitorLocale }: CreateFormSession,
    visit: LinkVisit,
  ): Promise<FormSessionCreated> {
    const now = this.clock.now();
    const claims = this.links.read(link);
    if (!claims) throw notFound('This link is not one of ours');
    if (new Date(claims.expires_at) <= now) throw notFound('This link has expired');
    if (claims.link === undefined) throw notFound('This link is from an earlier version: ask for a new one');
    const reference = { id: claims.link, account: claims.account };
    return this.database.ofAccount(claims.account).transaction(async (db) => {
      const admitted = await this.visits.admit(db, reference, visit, now);
      if (!admitted) throw notFound('This link leads nowhere any more');
      const locale = claims.locale ?? (await this.languageOf(db, admitted.link)) ?? visitorLocale ?? null;
      const opened = await this.opener.open(db, { ...admitted, claims, device, locale, now }, visit);
      return {
        ...opened,
        expires_at: claims.expires_at,
        side: admitted.link.side,
        locale,
        component_session_id: claims.component ?? null,
      };
    });
  }

  /** A language of theirs that no page is in does not keep the browser's own from being used. */
  private async languageOf(db: Queries, link: OnboardingLinkEntity): Promise<string | undefined> {
    if (link.side !== 'employee') return undefined;
    const language = await this.sessions.findEmployeeLanguage(db, link);
    return supportedLocale(language) && (language ?? undefined);
  }
}
