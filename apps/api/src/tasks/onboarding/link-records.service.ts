import type { OnboardingLink, OnboardingLinkListQuery, NumberedPage } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../../identity/index.js';
import type { OnboardingLinkEntity } from './onboarding-link.entity.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';

/** Lists and revokes the onboarding links that were handed out. */
@Injectable()
export class LinkRecordsService {
  constructor(
    private readonly store: OnboardingLinksStore,
    private readonly log: SecurityLogService,
  ) {}

  async list(ctx: Context, query: OnboardingLinkListQuery): Promise<NumberedPage<OnboardingLink>> {
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(
      rows.map((row) => toOnboardingLink(row, row.is_active)),
      total,
      query,
    );
  }

  /** Its sessions end with it, at once. */
  revoke(ctx: Context, id: string): Promise<OnboardingLink> {
    return inTransaction(ctx, async (ctx) => {
      const link = (await this.store.isVisible(ctx, id)) ? await this.store.revoke(ctx, id) : undefined;
      if (!link) throw notFound('onboarding link');
      await this.log.record(ctx, {
        kind: 'onboarding_link.revoked',
        subject: { type: 'onboarding_link', id },
        detail: { side: link.side },
      });
      return toOnboardingLink(link, false);
    });
  }
}

function toOnboardingLink(link: OnboardingLinkEntity, isActive: boolean): OnboardingLink {
  return {
    id: link.id,
    employee_id: link.employee_id,
    assignee_type: link.side,
    task_ids: link.task_ids,
    issuer: { type: link.issuer_type, id: link.issuer_id },
    issuer_sees_sensitive: link.issuer_sees_sensitive,
    handed_over: link.handed_over,
    signer: link.signer,
    representative_id: link.representative_id,
    created_from: { ip: link.ip, user_agent: link.user_agent },
    is_active: isActive,
    uses: link.uses,
    last_used_at: link.last_used_at?.toISOString() ?? null,
    expires_at: link.expires_at.toISOString(),
    revoked_at: link.revoked_at?.toISOString() ?? null,
    created_at: link.created_at.toISOString(),
  };
}
