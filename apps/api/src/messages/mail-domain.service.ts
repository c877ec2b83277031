import type { MailDomainCheck } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, type Config } from '../context/index.js';
import { checkMailDomain } from '../outbox/index.js';

/** DNS is asked once in so long, however many ask. */
const keptMilliseconds = 60_000;

interface KeptCheck {
  readonly until: number;
  readonly check: Promise<MailDomainCheck>;
}

/** Whether the domain that messages come from is set up for them. */
@Injectable()
export class MailDomainService {
  private kept: KeptCheck | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The installation's sender is every account's: it is the same for all of them. */
  check(): Promise<MailDomainCheck> {
    const now = this.clock.now();
    if (!this.kept || this.kept.until <= now.getTime())
      this.kept = { until: now.getTime() + keptMilliseconds, check: this.read(now) };
    return this.kept.check;
  }

  private async read(now: Date): Promise<MailDomainCheck> {
    const { mail } = this.config;
    const domain = mail.from?.address.split('@').at(-1)?.toLowerCase() ?? null;
    const records = domain === null ? [] : await checkMailDomain(domain, mail);
    return { domain, checked_at: now.toISOString(), records };
  }
}
