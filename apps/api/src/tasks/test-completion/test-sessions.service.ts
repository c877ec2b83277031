import type { Side } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbiddenBecause } from '../../context/index.js';
import { hashToken } from '../../sealing/index.js';
import { FormSessionsStore } from '../onboarding/form-sessions.store.js';
import { LinkExchangeService } from '../onboarding/link-exchange.service.js';
import { OnboardingLinksService } from '../onboarding/onboarding-links.service.js';

/** Who signs for the employer in a test: nobody who exists. */
export const testSigner = { name: 'Carla Reyes', email: 'carla@example.com', title: 'HR manager' } as const;

/** Sessions of both sides, opened by links as people's are, so that a test leaves the same evidence behind. */
@Injectable()
export class TestSessionsService {
  constructor(
    private readonly links: OnboardingLinksService,
    private readonly exchange: LinkExchangeService,
    private readonly sessions: FormSessionsStore,
  ) {}

  /** @returns the context of one side's session for the task; what it does is marked as the test's */
  async open(ctx: Context, taskId: string, side: Side): Promise<Context> {
    const { url } = await this.links.forTask(ctx, taskId, { assignee_type: side, ...signerOf(side) });
    const visit = { origin: ctx.origin, requestId: ctx.requestId, credential: undefined };
    const { token } = await this.exchange.open(
      { link: new URL(url).searchParams.get('link') ?? '' },
      { ...visit, credential: { account: ctx.account, actor: ctx.actor } },
    );
    const credential = await this.sessions.findCredential(hashToken(token), ctx.now);
    if (credential?.actor.kind !== 'form_session')
      throw forbiddenBecause('The account does not let this session be opened: see its rules on who signs');
    const { actor } = credential;
    return {
      ...ctx,
      // Nobody is asked who they are: the evidence says that nothing was proved.
      actor: { ...actor, reader: { ...actor.reader, signsWithCode: false } },
      origin: { ...ctx.origin, userAgent: `complete_for_test ${ctx.origin.userAgent}`.trim() },
    };
  }
}

const signerOf = (side: Side) =>
  side === 'employee'
    ? {}
    : { signer_name: testSigner.name, signer_email: testSigner.email, signer_title: testSigner.title };
