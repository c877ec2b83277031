import { type Answers, type AnswerValue, isBlank, isFiles, maskAnswer } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { type Dossier, sectionsOf } from '../tasks/dossier.js';
import { type PlacedField, answersSeenBy, placedFields } from '../tasks/field-view.js';
import { EnteredMarks } from './entered-marks.js';
import { SessionIdentity, type SessionActor } from './session-identity.js';

/** A task's answers as its reader sees them. */
export interface Seen {
  readonly answers: Answers;
  /** Paths whose answers are kept from the reader: left out, or masked where they are the other side's. */
  readonly hidden: readonly string[];
}

/**
 * The answers as a caller sees them. A hosted page sees those of its side; sensitive ones only if the link's issuer or a
 * proof lets it, or if they were entered in this very session.
 */
@Injectable()
export class SeenAnswers {
  constructor(
    private readonly identity: SessionIdentity,
    private readonly marks: EnteredMarks,
  ) {}

  async of(ctx: Context, dossier: Dossier): Promise<Seen> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') return { answers: dossier.answers, hidden: [] };
    const answers = answersSeenBy(dossier, actor.side);
    if (await this.identity.showsSensitive(ctx)) return { answers, hidden: [] };
    return this.withoutHidden(actor, dossier, answers);
  }

  private withoutHidden(actor: SessionActor, dossier: Dossier, answers: Answers): Seen {
    const kept: Record<string, AnswerValue | undefined> = { ...answers };
    const hidden: string[] = [];
    for (const { field, section } of placedFields(sectionsOf(dossier))) {
      const value = dossier.answers[field.path];
      if (!isSensitive(field) || isBlank(answers[field.path]) || isBlank(value)) continue;
      if (this.marks.wasEntered(actor.sessionId, actor.reader, { path: field.path, value })) continue;
      hidden.push(field.path);
      if (section.assignee !== actor.side && field.kind !== 'file')
        kept[field.path] = actor.side === 'employer' ? maskAnswer(field, value) : null;
      else if (isFiles(value)) kept[field.path] = this.enteredFiles(actor, field.path, value);
      else Reflect.deleteProperty(kept, field.path);
    }
    return { answers: kept, hidden };
  }

  private enteredFiles(actor: SessionActor, path: string, files: AnswerValue): AnswerValue {
    if (!isFiles(files)) return null;
    return files.filter((file) =>
      this.marks.wasEntered(actor.sessionId, actor.reader, { path, value: [file] }),
    );
  }
}

/** A file is the picture of a document or a cheque, whatever its field says. */
const isSensitive = ({ sensitive, kind }: PlacedField['field']): boolean =>
  sensitive === true || kind === 'file';
