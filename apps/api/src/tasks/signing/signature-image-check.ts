import { InkReaderBusy, mostInkPixels, pixelsOf } from '@firstday/documents/renderer';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '../../background/index.js';
import { type Context, forbidden, tooManyRequests } from '../../context/index.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { assertMaySign } from './assert-may-sign.js';
import { ShownAttestations } from './shown-attestations.js';
import { SignatureInk } from './signature-ink.js';
import type { SigningInput } from './signing-input.js';

/** Links give any number of sessions: what counts is whose they are. */
const maxConcurrentPerEmployee = 4;

/** Looks at a signature before its task is locked: first at what is cheap to see, then at the picture. */
@Injectable()
export class SignatureImageCheck {
  private readonly limit = new ConcurrencyLimit(maxConcurrentPerEmployee);

  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly ink: SignatureInk,
    private readonly attestations: ShownAttestations,
  ) {}

  /**
   * @returns what is wrong with the picture, where something is
   * @throws ProblemError as `maySign` does, and 429 where too many pictures are being looked at
   */
  async imageIssue(ctx: Context, taskId: string, given: SigningInput): Promise<string | undefined> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    if (given.signature.method === 'typed') return undefined;
    // The first answer is given again, whatever has become of the task.
    if (await ctx.idempotency?.isAnswered()) return notDrawn;
    const { image } = given.signature;
    const aggregate = await this.aggregates.load(ctx, taskId);
    const signer = {
      side: actor.side,
      attestation: await this.attestations.find(ctx, aggregate, given.section_id),
      reader: actor.reader,
      locale: actor.locale ?? 'en',
      pictureIssue: undefined,
    };
    assertMaySign(aggregate, given, signer, ctx.now);
    if ((pixelsOf(image) ?? 0) > mostInkPixels) return tooLarge;
    return this.limit.run(actor.employeeId, () => this.inkIssue(image));
  }

  private async inkIssue(image: string): Promise<string | undefined> {
    try {
      return (await this.ink.hasInk(image)) ? undefined : notDrawn;
    } catch (error) {
      throw error instanceof InkReaderBusy ? tooManyRequests(1) : error;
    }
  }
}

const notDrawn = 'Expected a drawn signature';
const tooLarge = `Expected a picture of at most ${mostInkPixels} pixels`;
