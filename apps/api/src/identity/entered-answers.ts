import type { AnswerValue } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { EnteredMarks } from './entered-marks.js';
import { noteIdentitySource } from './identity-checks.store.js';
import { type KnownIdentity, KnownIdentities, isIdentityPath } from './known-identities.js';
import { ReadersStore } from './readers.store.js';
import type { SessionActor } from './session-identity.js';

interface Entered {
  readonly path: string;
  readonly value: AnswerValue;
  readonly isSensitive: boolean;
}

/** Notes what a form session has entered: that is shown back to it, and may be how its reader is known. */
@Injectable()
export class EnteredAnswers {
  constructor(
    private readonly marks: EnteredMarks,
    private readonly readers: ReadersStore,
    private readonly known: KnownIdentities,
  ) {}

  /** In the transaction that wrote the answers, after they were written. */
  async note(ctx: Context, written: readonly Entered[]): Promise<void> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') return;
    const sensitive = written.filter(({ isSensitive }) => isSensitive);
    const marks = sensitive.flatMap((answer) => this.marks.of(actor.sessionId, answer));
    if (marks.length === 0) return;
    const entered = await this.readers.enter(ctx, actor.sessionId, marks);
    if (actor.side === 'employee' && sensitive.some(({ path }) => isIdentityPath(path)))
      await this.noteIdentity(ctx, actor, entered);
  }

  private async noteIdentity(ctx: Context, actor: SessionActor, entered: readonly string[]): Promise<void> {
    if (!actor.reader.seesSensitive) await noteIdentitySource(ctx, actor.employeeId, false);
    if (actor.reader.proved !== 'nothing') return;
    const known = await this.known.of(ctx, actor.employeeId);
    if (this.areEntered(actor, entered, known))
      await this.readers.prove(ctx, actor.sessionId, 'entered_on_this_device', false);
  }

  private areEntered(actor: SessionActor, entered: readonly string[], known: KnownIdentity): boolean {
    return [known.date_of_birth, known.social_security_number].every(
      (value) => value !== null && this.marks.wasEntered(actor.sessionId, { entered }, value),
    );
  }
}
