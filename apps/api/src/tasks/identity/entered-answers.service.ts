import type { AnswerValue } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EnteredAnswerHasher } from './entered-answer-hasher.js';
import { recordIdentitySource } from './identity-checks.store.js';
import { type KnownIdentity, KnownIdentityService, isIdentityPath } from './known-identity.service.js';
import { SessionReadersStore } from './session-readers.store.js';
import type { IdentifiedSession } from './session-identity.service.js';

interface EnteredAnswer {
  readonly path: string;
  readonly value: AnswerValue;
  readonly isSensitive: boolean;
}

/** Records what a form session entered: it is shown back to that session, and may prove who its reader is. */
@Injectable()
export class EnteredAnswersService {
  constructor(
    private readonly hasher: EnteredAnswerHasher,
    private readonly readers: SessionReadersStore,
    private readonly knownIdentity: KnownIdentityService,
  ) {}

  /** In the transaction that wrote the answers, after they were written. */
  async record(ctx: Context, written: readonly EnteredAnswer[]): Promise<void> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') return;
    const sensitive = written.filter(({ isSensitive }) => isSensitive);
    const marks = sensitive.flatMap((answer) => this.hasher.hash(actor.sessionId, answer));
    if (marks.length === 0) return;
    const entered = await this.readers.addEntered(ctx, actor.sessionId, marks);
    if (actor.side === 'employee' && sensitive.some(({ path }) => isIdentityPath(path)))
      await this.recordIdentity(ctx, actor, entered);
  }

  private async recordIdentity(
    ctx: Context,
    actor: IdentifiedSession,
    entered: readonly string[],
  ): Promise<void> {
    if (!actor.reader.seesSensitive) await recordIdentitySource(ctx, actor.employeeId, false);
    if (actor.reader.proved !== 'nothing') return;
    const known = await this.knownIdentity.load(ctx, actor.employeeId);
    if (this.areEntered(actor, entered, known))
      await this.readers.recordProof(ctx, actor.sessionId, 'entered_on_this_device', false);
  }

  private areEntered(
    actor: IdentifiedSession,
    entered: readonly string[],
    knownIdentity: KnownIdentity,
  ): boolean {
    return [knownIdentity.date_of_birth, knownIdentity.social_security_number].every(
      (value) => value !== null && this.hasher.wasEntered(actor.sessionId, { entered }, value),
    );
  }
}
