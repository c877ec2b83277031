import {
  type LinkIssuer,
  type OnboardingLinkQuery,
  type Side,
  type TaskOnboardingLinkQuery,
  type VouchedSigner,
} from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { badRequest, CONFIG, type Config, type Context, inTransaction, newId } from '../../context/index.js';
import { isComponentActor, SecurityLogService, ThemesService } from '../../identity/index.js';
import { Keyring, Sealer } from '../../sealing/index.js';
import { type LinkClaims, openClaims, sealLink } from './link-claims.js';
import { type LinkIssuance, issuanceOf, representativeIssuanceOf } from './link-issuance.js';
import { type LinkTarget, LinkTargetsService } from './link-targets.service.js';
import type { OnboardingLinkEntity } from './onboarding-link.entity.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';
import { isComponentPage, toRedirectTarget } from './to-redirect-target.js';

const dayInMilliseconds = 86_400_000;

/** Creates and opens onboarding links. */
@Injectable()
export class OnboardingLinksService {
  private readonly sealer: Sealer;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    keyring: Keyring,
    private readonly targets: LinkTargetsService,
    private readonly links: OnboardingLinksStore,
    private readonly log: SecurityLogService,
    private readonly themes: ThemesService,
  ) {
    this.sealer = new Sealer(keyring, 'onboarding-links');
  }

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
    person: NamedPerson,
  ): Promise<{ readonly id: string; readonly url: string }> {
    const about = await this.targets.ofTask(ctx, taskId, { assignee_type: 'employer' });
    const id = newId('onboardingLink', ctx.now);
    const { expires_at } = person;
    const signer = { name: person.name, email: person.email ?? null, title: person.title ?? null };
    const claims: LinkClaims = {
      link: id,
      account: ctx.account.id,
      ...about,
      locale: null,
      theme: null,
      redirect_to: null,
      expires_at: expires_at.toISOString(),
    };
    const issued = { ...representativeIssuanceOf(ctx), representative_id: person.id };
    await this.recordLink(ctx, { id, about, expires_at, signer, issued });
    return { id, url: this.addressOf(claims) };
  }

  /**
   * The employee's own link, one of many that are made at once, in the context's transaction.
   * @param before the same link as it was made, where the act is asked for again
   */
  async ofAct(
    ctx: Context,
    asked: LinkOfAct,
    before?: { readonly id: string; readonly expires_at: Date },
  ): Promise<MadeLink> {
    const { about, locale, actId } = asked;
    const { id, expires_at } = before ?? {
      id: newId('onboardingLink', ctx.now),
      expires_at: this.expiryOf(ctx),
    };
    if (!before)
      await this.recordLink(ctx, { id, about, expires_at, signer: null, issued: issuanceOf(ctx), actId });
    const url = this.addressOf({
      link: id,
      account: ctx.account.id,
      ...about,
      ...appearanceOf(ctx, { locale }, this.config.baseUrl),
      expires_at: expires_at.toISOString(),
    });
    return { id, url, expires_at };
  }

  /** The same link again, by the same authority and to the same forms, with a new end; in the context's transaction. */
  async renew(ctx: Context, link: OnboardingLinkEntity): Promise<MadeLink> {
    const about = { employee: link.employee_id, side: link.side, tasks: link.task_ids };
    const id = newId('onboardingLink', ctx.now);
    const expires_at = this.expiryOf(ctx);
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
    await this.recordLink(ctx, { id, about, expires_at, signer: link.signer, issued });
    const url = this.addressOf({
      link: id,
      account: ctx.account.id,
      ...about,
      locale: null,
      theme: null,
      redirect_to: null,
      expires_at: expires_at.toISOString(),
    });
    return { id, url, expires_at };
  }

  /**
   * The own link of somebody whom an embedded component has just added, in the context's transaction: it is by the authority
   * of whoever made the component's link, and goes on once its session has ended.
   */
  async ofNewEmployee(ctx: Context, asked: LinkOfNewEmployee): Promise<string> {
    const about = await this.targets.ofNewEmployee(ctx, asked.employeeId);
    const id = newId('onboardingLink', ctx.now);
    const expires_at = this.expiryOf(ctx);
    const { type: issuer_type, id: issuer_id } = asked.issuer;
    const issued = { ...issuanceOf(ctx), issuer_type, issuer_id };
    await this.recordLink(ctx, { id, about, expires_at, signer: null, issued });
    return this.addressOf({
      link: id,
      account: ctx.account.id,
      ...about,
      ...appearanceOf(ctx, { locale: asked.locale }, this.config.baseUrl),
      expires_at: expires_at.toISOString(),
    });
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
    return openClaims(this.sealer, createLink);
  }

  /** The address says which record it is of; what it opens is looked up there. */
  private async createLink(
    ctx: Context,
    about: LinkTarget,
    query: Omit<OnboardingLinkQuery, 'assignee_type'>,
  ): Promise<{ url: string }> {
    const { baseUrl } = this.config;
    await this.themes.assertExists(ctx, query.active_theme_id);
    const id = newId('onboardingLink', ctx.now);
    const expires_at = this.expiryOf(ctx);
    const signer = vouchedSignerOf(about.side, query);
    const claims: LinkClaims = {
      link: id,
      account: ctx.account.id,
      ...about,
      ...appearanceOf(ctx, query, baseUrl),
      expires_at: expires_at.toISOString(),
    };
    return inTransaction(ctx, async (ctx) => {
      await this.recordLink(ctx, { id, about, expires_at, signer, issued: issuanceOf(ctx) });
      return { url: this.addressOf(claims) };
    });
  }

  private expiryOf({ now }: Context): Date {
    return new Date(now.getTime() + this.config.linkDays * dayInMilliseconds);
  }

  private addressOf(claims: LinkClaims): string {
    return `${this.config.baseUrl}/onboarding?link=${sealLink(this.sealer, claims)}`;
  }

  private async recordLink(
    ctx: Context,
    { id, about, expires_at, signer, issued, actId = null }: LinkRecord,
  ): Promise<void> {
    await this.links.insert(ctx, {
      id,
      account_id: ctx.account.id,
      employee_id: about.employee,
      side: about.side,
      task_ids: about.tasks,
      ...issued,
      signer,
      act_id: actId,
      ip: ctx.origin.ip,
      user_agent: ctx.origin.userAgent,
      created_at: ctx.now,
      expires_at,
    });
    await this.log.record(ctx, {
      kind: 'onboarding_link.created',
      subject: { type: 'employee', id: about.employee },
      detail: { link_id: id, side: about.side, ...(about.tasks ? { task_ids: about.tasks } : {}) },
    });
  }
}

interface LinkRecord {
  readonly id: string;
  readonly about: LinkTarget;
  readonly expires_at: Date;
  readonly signer: VouchedSigner | null;
  readonly issued: LinkIssuance;
  readonly actId?: string | null;
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

/** A link that was just made: its address is the secret. */
export interface MadeLink {
  readonly id: string;
  readonly url: string;
  readonly expires_at: Date;
}

/** Who was named to examine documents. */
interface NamedPerson {
  readonly id: string;
  readonly name: string;
  readonly email?: string | undefined;
  readonly title?: string | undefined;
  readonly expires_at: Date;
}

/** How the pages look and where they lead afterwards. */
function appearanceOf(
  { actor }: Context,
  query: Omit<OnboardingLinkQuery, 'assignee_type'>,
  baseUrl: string,
) {
  const target = toRedirectTarget(query.redirect_to, baseUrl);
  return {
    locale: query.locale ?? null,
    theme: query.active_theme_id ?? null,
    redirect_to: target,
    ...(isComponentActor(actor) && isComponentPage(target, baseUrl) ? { component: actor.sessionId } : {}),
  };
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
