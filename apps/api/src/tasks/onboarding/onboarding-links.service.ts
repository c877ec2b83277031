import {
  type LinkIssuer,
  type OnboardingLinkQuery,
  type Side,
  type TaskOnboardingLinkQuery,
  type VouchedSigner,
} from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { badRequest, CONFIG, type Config, type Context, inTransaction } from '../../context/index.js';
import { isComponentActor, SecurityLogService, ThemesService } from '../../identity/index.js';
import type { LinkClaims } from './link-claims.js';
import { issuanceOf, representativeIssuanceOf } from './link-issuance.js';
import { type LinkTarget, LinkTargetsService } from './link-targets.service.js';
import { type LinkAppearance, type MadeLink, OnboardingLinkMaker } from './onboarding-link-maker.js';
import type { OnboardingLinkEntity } from './onboarding-link.entity.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';
import { isComponentPage, toRedirectTarget } from './to-redirect-target.js';

/** Creates and opens onboarding links. */
@Injectable()
export class OnboardingLinksService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly maker: OnboardingLinkMaker,
    private readonly targets: LinkTargetsService,
    private readonly links: OnboardingLinksStore,
    private readonly log: SecurityLogService,
    private readonly themes: ThemesService,
  ) {}

  /** A link for an employee, or for the employer about that employee. */
  async forEmployee(ctx: Context, employeeId: string, query: OnboardingLinkQuery): Promise<{ url: string }> {
    return this.createLink(ctx, await this.targets.ofEmployee(ctx, employeeId, query), query);
  }

  /** A link for one task. */
  async forTask(ctx: Context, taskId: string, query: TaskOnboardingLinkQuery): Promise<{ url: string }> {
    return this.createLink(ctx, await this.targets.ofTask(ctx, taskId, query), query);
  }

  /** A link for whoever was named to examine documents: one task, the employer's side, nothing of it in clear. */
  async forRepresentative(
    ctx: Context,
    taskId: string,
    { id, name, email, title, language, expires_at }: NamedPerson,
  ): Promise<MadeLink> {
    const about = await this.targets.ofTask(ctx, taskId, { assignee_type: 'employer' });
    const issued = { ...representativeIssuanceOf(ctx), representative_id: id };
    const signer = { name, email: email ?? null, title: title ?? null };
    const appearance = this.appearanceOf(ctx, { locale: language });
    return this.maker.make(ctx, { about, issued, signer, appearance, expires_at });
  }

  /**
   * The employee's own link, one of many that are made at once, in the context's transaction.
   * @param before the same link as it was made, where the act is asked for again
   */
  async ofAct(
    ctx: Context,
    { about, locale, actId }: LinkOfAct,
    before?: { readonly id: string; readonly expires_at: Date },
  ): Promise<MadeLink> {
    const appearance = this.appearanceOf(ctx, { locale });
    return before
      ? this.maker.again(ctx, before, { about, appearance })
      : this.maker.make(ctx, { about, appearance, issued: issuanceOf(ctx), actId });
  }

  /** The same link again, by the same authority and to the same forms, with a new end; in the context's transaction. */
  async renew(ctx: Context, link: OnboardingLinkEntity): Promise<MadeLink> {
    const about = { employee: link.employee_id, side: link.side, tasks: link.task_ids };
    const { issuer_type, issuer_id, issuer_sees_sensitive, handed_over, representative_id, parent_link_id } =
      link;
    const issued = {
      issuer_type,
      issuer_id,
      issuer_sees_sensitive,
      handed_over,
      representative_id,
      parent_link_id,
    };
    return this.maker.make(ctx, { about, issued, signer: link.signer });
  }

  /**
   * The own link of somebody whom an embedded component has just added, in the context's transaction: it is by the authority
   * of whoever made the component's link, and goes on once its session has ended.
   */
  async ofNewEmployee(ctx: Context, { employeeId, issuer, locale }: LinkOfNewEmployee): Promise<string> {
    const about = await this.targets.ofNewEmployee(ctx, employeeId);
    const issued = { ...issuanceOf(ctx), issuer_type: issuer.type, issuer_id: issuer.id };
    const { url } = await this.maker.make(ctx, {
      about,
      issued,
      appearance: this.appearanceOf(ctx, { locale }),
    });
    return url;
  }

  /** The address of a representative's link once more, in the language that they read: the same each time, while it opens. */
  addressOfOwn(ctx: Context, link: OnboardingLinkEntity, language: string | null): string {
    const { employee_id: employee, side, task_ids: tasks } = link;
    const appearance = this.appearanceOf(ctx, { locale: language ?? undefined });
    return this.maker.again(ctx, link, { about: { employee, side, tasks }, appearance }).url;
  }

  async revokeOfRepresentative(ctx: Context, id: string): Promise<void> {
    const link = await this.links.revoke(ctx, id);
    if (!link) return;
    await this.log.record(ctx, {
      kind: 'onboarding_link.revoked',
      subject: { type: 'onboarding_link', id },
      detail: { side: link.side },
    });
  }

  read(createLink: string): LinkClaims | undefined {
    return this.maker.read(createLink);
  }

  private async createLink(
    ctx: Context,
    about: LinkTarget,
    query: Omit<OnboardingLinkQuery, 'assignee_type'>,
  ): Promise<{ url: string }> {
    await this.themes.assertExists(ctx, query.active_theme_id);
    const signer = vouchedSignerOf(about.side, query);
    const appearance = this.appearanceOf(ctx, query);
    return inTransaction(ctx, async (ctx) => {
      const { url } = await this.maker.make(ctx, { about, signer, appearance, issued: issuanceOf(ctx) });
      return { url };
    });
  }

  private appearanceOf(
    { actor }: Context,
    query: Omit<OnboardingLinkQuery, 'assignee_type'>,
  ): LinkAppearance {
    const { baseUrl } = this.config;
    const target = toRedirectTarget(query.redirect_to, baseUrl);
    return {
      locale: query.locale ?? null,
      theme: query.active_theme_id ?? null,
      redirect_to: target,
      ...(isComponentActor(actor) && isComponentPage(target, baseUrl) ? { component: actor.sessionId } : {}),
    };
  }
}

interface LinkOfNewEmployee {
  readonly employeeId: string;
  readonly issuer: LinkIssuer;
  readonly locale: string | undefined;
}

interface LinkOfAct {
  readonly about: LinkTarget;
  readonly locale: string | undefined;
  readonly actId: string;
}

/** Who was named to examine documents. */
interface NamedPerson {
  readonly id: string;
  readonly name: string;
  readonly email?: string | undefined;
  readonly title?: string | undefined;
  /** Its pages open in this; in the browser's without it. */
  readonly language?: string | undefined;
  readonly expires_at: Date;
}

/** @throws ProblemError 400 on the employee's side: nobody vouches for an employee */
function vouchedSignerOf(
  side: Side,
  { signer_name, signer_email, signer_title }: Pick<OnboardingLinkQuery, keyof VouchedQuery>,
): VouchedSigner | null {
  const given = [signer_name, signer_email, signer_title];
  if (given.every((value) => value === undefined)) return null;
  if (side === 'employee') throw badRequest('signer_name, signer_email and signer_title are for employers');
  return { name: signer_name ?? null, email: signer_email ?? null, title: signer_title ?? null };
}

type VouchedQuery = Record<'signer_name' | 'signer_email' | 'signer_title', unknown>;
