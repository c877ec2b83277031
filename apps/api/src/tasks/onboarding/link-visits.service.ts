import { Injectable } from '@nestjs/common';
import type { Queries } from '../../context/index.js';
import type { OnboardingLinkEntity } from './onboarding-link.entity.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';
import { type LinkVisit, type SignedInReader, SignedInReaderService } from './signed-in-reader.service.js';

export interface AdmittedVisit {
  readonly link: OnboardingLinkEntity;
  /** Who is signed in, where the account asks for that. */
  readonly reader: SignedInReader | undefined;
}

/** Lets visitors of links in. */
@Injectable()
export class LinkVisitsService {
  constructor(
    private readonly links: OnboardingLinksStore,
    private readonly readers: SignedInReaderService,
  ) {}

  /**
   * Holds the link's row until the transaction ends.
   *
   * @returns nothing where the link leads nowhere any more
   * @throws ProblemError 403 where somebody has to sign in first, or may not see the employee
   */
  async admit(
    db: Queries,
    reference: { readonly id: string; readonly account: string },
    visit: LinkVisit,
    now: Date,
  ): Promise<AdmittedVisit | undefined> {
    const link = await this.links.recordUse(db, reference, now);
    return link && { link, reader: await this.readers.resolve(db, link, visit, now) };
  }
}
