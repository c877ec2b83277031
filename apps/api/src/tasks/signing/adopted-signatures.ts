import type { AdoptedSignature, CreateSignature, Issue } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, invalidInput } from '../../context/index.js';
import { SignatureImageSealer } from './signature-image-sealer.js';
import type { SigningInput } from './signing-input.js';
import { SignaturesStore } from './signatures.store.js';

/**
 * The signature that an employee adopts with the first form of a visit, and puts on the next ones by an act of its own
 * for each (15 U.S.C. 7006(5)). It is the session's: another device, a later visit, the employer's side and somebody who
 * was handed the device have none.
 */
@Injectable()
export class AdoptedSignatures {
  constructor(
    private readonly signatures: SignaturesStore,
    private readonly imageSealer: SignatureImageSealer,
  ) {}

  async find(ctx: Context): Promise<AdoptedSignature | null> {
    const sessionId = employeeSession(ctx);
    const made = sessionId ? await this.signatures.findLastOfSession(ctx, sessionId) : undefined;
    if (!made) return null;
    const { id, task_id, section_id, name, method, signed_at } = made;
    return { signature_id: id, task_id, section_id, name, method, signed_at: signed_at.toISOString() };
  }

  /** @throws ProblemError 400 where it was not made in this session, or does not count any more */
  async resolve(ctx: Context, { signature, ...given }: CreateSignature): Promise<SigningInput> {
    if (signature.method !== 'adopted') return { ...given, signature, adoptedFrom: null };
    const sessionId = employeeSession(ctx);
    const made = sessionId
      ? await this.signatures.findOfSession(ctx, sessionId, signature.signature_id)
      : undefined;
    if (!made) throw invalidInput([notAdopted]);
    const image = this.imageSealer.open(made);
    const { id: adoptedFrom, name } = made;
    return image === null
      ? { ...given, adoptedFrom, signature: { method: 'typed', name } }
      : { ...given, adoptedFrom, signature: { method: 'drawn', name, image } };
  }
}

const notAdopted: Issue = {
  _tag: 'Refinement',
  path: ['signature', 'signature_id'],
  message: 'Expected a signature that the employee made in this session',
};

function employeeSession({ actor }: Context): string | undefined {
  const isOwn = actor.kind === 'form_session' && actor.side === 'employee' && !actor.reader.handover;
  return isOwn ? actor.sessionId : undefined;
}
