import type { SectionState, Side, TaskSheet } from '@firstday/domain';
import { type Answers, type Section, isBlank, isFiles } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { FileEntity } from '../files/file.entity.js';
import { FilesStore } from '../files/files.store.js';
import { toUploadedFile } from '../files/to-uploaded-file.js';
import { type Seen, SeenAnswers } from '../identity/seen-answers.js';
import type { Context } from '../platform/context.js';
import { forbidden } from '../platform/problems.js';
import { DocumentAccess } from '../signing/document-access.js';
import { SignatureImages } from '../signing/signature-images.js';
import { type Dossier, sectionsOf } from '../tasks/dossier.js';
import { Dossiers } from '../tasks/dossiers.js';
import { placedFields } from '../tasks/field-view.js';
import { stateOf } from '../tasks/section-states.js';
import { isOpenFact } from '../tasks/surroundings.js';
import { deadlineOf } from '../tasks/task-deadlines.js';
import { toOnboardingTask } from './to-onboarding-task.js';

/** A task whole, for the side that fills it in. */
@Injectable()
export class TaskSheets {
  constructor(
    private readonly dossiers: Dossiers,
    private readonly seen: SeenAnswers,
    private readonly files: FilesStore,
    private readonly images: SignatureImages,
    private readonly access: DocumentAccess,
  ) {}

  async get(ctx: Context, taskId: string): Promise<TaskSheet> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const dossier = await this.dossiers.open(ctx, taskId);
    await this.access.viewed(ctx, taskId, actor.sessionId);
    return this.toSheet(ctx, dossier, actor.side);
  }

  private async toSheet(ctx: Context, dossier: Dossier, side: Side): Promise<TaskSheet> {
    const { task, edition, surroundings } = dossier;
    const { answers, hidden } = await this.seen.of(ctx, dossier);
    // What employees have said of themselves is no secret to them.
    if (side === 'employer' && showsSensitive(dossier, { answers, hidden }))
      await this.access.readAnswers(ctx, task.id);
    const files = (await this.files.ofTask(ctx, task.id)).filter((file) => isAnswer(answers, file));
    return {
      task: toOnboardingTask(dossier, side, ctx.now),
      form_key: edition.form,
      edition: edition.edition,
      answers,
      prefilled: Object.keys(answers).filter(
        (path) => !isBlank(answers[path]) && dossier.given[path] === undefined,
      ),
      hidden: [...hidden],
      surroundings: Object.fromEntries(Object.entries(surroundings).filter(([path]) => isOpenFact(path))),
      sections: this.toSections(ctx, dossier, side),
      subtasks: toSubtasks(dossier),
      files: files.map(toUploadedFile),
      has_document: task.completed_at !== null,
    };
  }

  private toSections(ctx: Context, dossier: Dossier, side: Side): SectionState[] {
    return dossier.edition.sections.flatMap((section) => {
      const state = stateOf(dossier, section, side, ctx.now);
      if (state === null) return [];
      const deadline = deadlineOf(dossier, state === 'done' ? undefined : section);
      return {
        id: section.id,
        assignee: section.assignee,
        state,
        ...deadline,
        signature: this.toSignature(dossier, section),
      };
    });
  }

  private toSignature({ signatures }: Dossier, section: Section): SectionState['signature'] {
    const signature = signatures.find((it) => it.section_id === section.id);
    if (!signature) return null;
    return {
      method: signature.method,
      name: signature.name,
      image: this.images.open(signature),
      signed_at: signature.signed_at.toISOString(),
      signed_on: signature.signed_on,
    };
  }
}

function showsSensitive(dossier: Dossier, { answers, hidden }: Seen): boolean {
  return placedFields(sectionsOf(dossier)).some(
    ({ field }) => field.sensitive === true && !isBlank(answers[field.path]) && !hidden.includes(field.path),
  );
}

/** A file that was left out of its answer is no part of the form any more. */
function isAnswer(answers: Answers, { id, path }: FileEntity): boolean {
  const value = answers[path];
  return isFiles(value) && value.some((file) => file.id === id);
}

const nothingAsked = { percent: 100, numerator: 0, denominator: 0 };

const toSubtasks = ({ subtasks, task }: Dossier): TaskSheet['subtasks'] =>
  subtasks.map((subtask) => ({
    id: subtask.id,
    page_id: subtask.page_id,
    is_visited: subtask.visited_at !== null,
    progress: task.page_progress[subtask.page_id] ?? nothingAsked,
  }));
