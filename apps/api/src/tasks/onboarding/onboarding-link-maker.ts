import type { VouchedSigner } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, newId } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { Keyring, Sealer } from '../../sealing/index.js';
import { type LinkClaims, openClaims, sealLink } from './link-claims.js';
import type { LinkIssuance } from './link-issuance.js';
import type { LinkTarget } from './link-targets.service.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';

const dayInMilliseconds = 86_400_000;

/** What a link opens, by whose authority, and how its pages look. */
interface LinkToMake {
  readonly about: LinkTarget;
  readonly issued: LinkIssuance;
  /** For whom somebody vouches. */
  readonly signer?: VouchedSigner | null;
  /** Its pages look as usual and lead nowhere else without it. */
  readonly appearance?: LinkAppearance;
  /** The act that makes it among others. */
  readonly actId?: string;
  /** As long as links usually last without it. */
  readonly expires_at?: Date;
}

/** How the pages of a link look and where they lead afterwards. */
export type LinkAppearance = Pick<LinkClaims, 'component' | 'locale' | 'redirect_to' | 'theme'>;

/** A link that was just made: its address is the secret. */
export interface MadeLink {
  readonly id: string;
  readonly url: string;
  readonly expires_at: Date;
}

const usual: LinkAppearance = { locale: null, theme: null, redirect_to: null };

/** Makes links: what each opens is recorded, and its address says which record it is of. */
@Injectable()
export class OnboardingLinkMaker {
  private readonly sealer: Sealer;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    keyring: Keyring,
    private readonly links: OnboardingLinksStore,
    private readonly log: SecurityLogService,
  ) {
    this.sealer = new Sealer(keyring, 'onboarding-links');
  }

  /** In the context's transaction. */
  async make(ctx: Context, link: LinkToMake): Promise<MadeLink> {
    const id = newId('onboardingLink', ctx.now);
    const expires_at = link.expires_at ?? this.expiryOf(ctx);
    await this.record(ctx, { id, expires_at }, link);
    return this.again(ctx, { id, expires_at }, link);
  }

  /** One that was made before, as it was: nothing is recorded. */
  again(
    ctx: Context,
    { id, expires_at }: Omit<MadeLink, 'url'>,
    { about, appearance = usual }: Pick<LinkToMake, 'about' | 'appearance'>,
  ): MadeLink {
    const claims = {
      link: id,
      account: ctx.account.id,
      ...about,
      ...appearance,
      expires_at: expires_at.toISOString(),
    };
    return { id, url: `${this.config.baseUrl}/onboarding?link=${sealLink(this.sealer, claims)}`, expires_at };
  }

  read(sealed: string): LinkClaims | undefined {
    return openClaims(this.sealer, sealed);
  }

  private expiryOf({ now }: Context): Date {
    return new Date(now.getTime() + this.config.linkDays * dayInMilliseconds);
  }

  private async record(
    ctx: Context,
    { id, expires_at }: Omit<MadeLink, 'url'>,
    { about, issued, signer = null, actId }: LinkToMake,
  ): Promise<void> {
    await this.links.insert(ctx, {
      id,
      account_id: ctx.account.id,
      employee_id: about.employee,
      side: about.side,
      task_ids: about.tasks,
      ...issued,
      signer,
      act_id: actId ?? null,
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
