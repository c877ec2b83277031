import type { FormSigner, IdentifySigner } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { SessionReadersStore } from '../identity/session-readers.store.js';
import { type Context, forbidden, forbiddenBecause } from '../../context/index.js';
import { FormSessionsStore } from './form-sessions.store.js';

/** Who reads and signs for the employer, as they say on the page; the link's issuer vouches for them. */
@Injectable()
export class SignersService {
  constructor(
    private readonly sessions: FormSessionsStore,
    private readonly readers: SessionReadersStore,
  ) {}

  /** What the issuer has said of them stays as it was said. */
  async identify(ctx: Context, given: IdentifySigner): Promise<FormSigner> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    if (actor.side === 'employee') throw forbiddenBecause('Employees are known by their record');
    if (actor.reader.signer && actor.reader.signer.stated_by !== 'reader')
      throw forbiddenBecause('Who signs is known already, and is not changed here');
    const vouched = (await this.sessions.findById(ctx, actor.sessionId))?.vouched_signer;
    const signer: FormSigner = {
      name: vouched?.name ?? given.name.trim(),
      email: vouched?.email ?? given.email,
      title: vouched?.title ?? given.title.trim(),
      stated_by: 'reader',
    };
    await this.readers.recordSigner(ctx, actor.sessionId, signer);
    return signer;
  }
}
