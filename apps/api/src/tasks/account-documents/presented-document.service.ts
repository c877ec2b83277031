import type { AccountDocumentOfTask } from '@firstday/domain';
import { type Presentation, findPresentation } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, forbiddenBecause, inTransaction, notFound } from '../../context/index.js';
import type { FileContent } from '../files/files.service.js';
import { isSectionWritable } from '../section-state-of.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { type TaskAggregate, withAnswers } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TaskWriter } from '../task-writer.js';
import type { AccountDocumentEntity } from './account-document.entity.js';
import { AccountDocumentsService } from './account-documents.service.js';
import { AccountDocumentsStore } from './account-documents.store.js';

/**
 * The account's document on a task. What is opened there is what the form names and what is signed: title, version and hash
 * become answers when the file is opened, and nobody types them.
 */
@Injectable()
export class PresentedDocumentService {
  constructor(
    private readonly store: AccountDocumentsStore,
    private readonly documents: AccountDocumentsService,
    private readonly aggregates: TaskAggregateRepository,
    private readonly writer: TaskWriter,
    private readonly trail: AuditTrail,
  ) {}

  /** Opens the document of a task, and keeps that it was opened. @throws ProblemError 404 where the form shows none */
  async open(ctx: Context, taskId: string): Promise<FileContent> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const document = await inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      const presentation = findPresentation(aggregate.edition.form, aggregate.edition.edition);
      const found = presentation && (await this.find(ctx, aggregate, presentation));
      if (!found) throw notFound('document');
      const isReader = presentation.section.assignee === actor.side;
      if (isReader && isSectionWritable(aggregate, presentation.section, ctx.now))
        await this.writer.save(ctx, withDocument(aggregate, presentation, found));
      const { id, sha256 } = found;
      await this.trail.recordAccess(ctx, taskId, 'account_document_opened', {
        account_document_id: id,
        sha256,
      });
      return found;
    });
    return this.documents.open(document);
  }

  /** For the page of the task; null where the account has published none. */
  async present(ctx: Context, aggregate: TaskAggregate): Promise<AccountDocumentOfTask | null> {
    const presentation = findPresentation(aggregate.edition.form, aggregate.edition.edition);
    const document = presentation && (await this.find(ctx, aggregate, presentation));
    if (!document) return null;
    const { title, version, size, sha256 } = document;
    return {
      title,
      version,
      size,
      sha256,
      is_opened: aggregate.answers[presentation.paths.sha256] === sha256,
    };
  }

  /** @throws ProblemError 403 where the account's document, or its newest version, was not opened on the task */
  async assertOpened(ctx: Context, taskId: string, sectionId: string): Promise<void> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    const presentation = findPresentation(aggregate.edition.form, aggregate.edition.edition);
    if (presentation?.section.id !== sectionId) return;
    const presented = await this.present(ctx, aggregate);
    if (presented && !presented.is_opened)
      throw forbiddenBecause(
        'First open the document that this form is about: it has not been opened in its present version',
      );
  }

  /** What is in force, as long as the section is open; then what was signed. */
  private async find(
    ctx: Context,
    aggregate: TaskAggregate,
    { section, paths }: Presentation,
  ): Promise<AccountDocumentEntity | null> {
    const opened = aggregate.answers[paths.sha256];
    const { edition, records } = aggregate;
    const inForce = isSectionWritable(aggregate, section, ctx.now)
      ? await this.store.findInForce(ctx, {
          form_key: edition.form,
          employer_id: records.employer?.id ?? null,
        })
      : null;
    return inForce ?? (typeof opened === 'string' ? this.store.findByHash(ctx, edition.form, opened) : null);
  }
}

const withDocument = (
  aggregate: TaskAggregate,
  { paths }: Presentation,
  { title, version, sha256 }: AccountDocumentEntity,
): TaskAggregate =>
  withAnswers(aggregate, {
    ...aggregate.given,
    [paths.title]: title,
    [paths.version]: version,
    [paths.sha256]: sha256,
  });
