import { Injectable } from '@nestjs/common';
import { EditionsService } from '../../forms/index.js';
import type { Context } from '../../context/index.js';
import { AnswersSealer } from '../answers-sealer.js';
import { DocumentEntity } from '../documents/document.entity.js';
import { FileEntity } from '../files/file.entity.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { answersHash } from '../signing/document-hash.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import { FileHasher, type HashOfFile } from './file-hasher.js';
import { isAsUploaded } from './recorded-files.js';
import { TrailEvidence } from './trail-evidence.js';
import { verificationStore } from './verification.store.js';

/** What people gave and what was made of it, compared with the trail: signed answers, uploaded files, documents. */
@Injectable()
export class RecordedContents {
  constructor(
    private readonly hasher: FileHasher,
    private readonly sealer: AnswersSealer,
    private readonly signatures: SignaturesStore,
    private readonly trail: AuditTrail,
    private readonly evidence: TrailEvidence,
    private readonly editions: EditionsService,
  ) {}

  /** Reads what is stored with a task, before anybody is held up. @returns the hashes, for the questions below */
  async hashFiles(ctx: Context, taskId: string): Promise<HashOfFile> {
    const hashOf = this.hasher.once();
    const [files, documents] = await Promise.all([this.filesOf(ctx, taskId), this.documentsOf(ctx, taskId)]);
    for (const { key, deleted_at } of files) if (!deleted_at) await hashOf(key);
    for (const { pdf_key, certificate_key } of documents)
      for (const key of [pdf_key, certificate_key]) await hashOf(key);
    return hashOf;
  }

  /** Whether the answers of signed sections are those that were signed. */
  async areAnswersSigned(ctx: Context, taskId: string): Promise<boolean> {
    const task = await verificationStore.answersOf(taskId, ctx.db);
    if (!task) return false;
    try {
      const given = this.sealer.open(task);
      const { sections } = await this.editions.ofTask(ctx, task);
      const { signatures } = await this.signatures.listInForce(ctx, taskId);
      return signatures.every(({ section_id, answers_sha256 }) => {
        const section = sections.find(({ id }) => id === section_id);
        return !section || answersHash(section, given) === answers_sha256;
      });
    } catch {
      // Not what was sealed.
      return false;
    }
  }

  /** Whether the words of a form of one's own are those that the task pins; the catalog's come with the program. */
  async isEditionKept(ctx: Context, taskId: string, entries: readonly ChainedAuditEntry[]): Promise<boolean> {
    const pinned = entries.findLast(({ detail }) => typeof detail['edition_sha256'] === 'string')?.detail;
    if (!pinned) return true;
    const task = await verificationStore.answersOf(taskId, ctx.db);
    if (!task || task.edition !== pinned['edition']) return false;
    return (await this.editions.readHash(ctx, task)) === pinned['edition_sha256'];
  }

  /** Whether the files that were uploaded and not taken out are there, each with the bytes that it came with. */
  async areFilesUploaded(
    ctx: Context,
    taskId: string,
    { entries, hashOf }: { readonly entries: readonly ChainedAuditEntry[]; readonly hashOf: HashOfFile },
  ): Promise<boolean> {
    const files = await this.filesOf(ctx, taskId);
    const removed = idsOf(entries, 'file_removed');
    for (const { detail } of entries.filter(({ kind }) => kind === 'file_added')) {
      const file = files.find(({ id }) => id === detail['file_id']);
      if (!file) return false;
      // One that was attested stays, whether or not it was taken out of the answer.
      if (file.deleted_at) {
        if (!removed.has(file.id)) return false;
      } else if (!isAsUploaded(file, detail) || (await hashOf(file.key)) !== file.checksum) return false;
    }
    const added = idsOf(entries, 'file_added');
    return files.every(({ id }) => added.has(id));
  }

  /** Whether each document that was made is there as it was made, and no other. */
  async areDocumentsMade(ctx: Context, taskId: string, hashOf: HashOfFile): Promise<boolean> {
    const made = await this.trail.listOfKind(ctx, taskId, 'document_made');
    const documents = await this.documentsOf(ctx, taskId);
    if (documents.length !== made.length) return false;
    for (const document of documents)
      for (const part of ['pdf', 'certificate'] as const) {
        const hash = await hashOf(document[`${part}_key`]);
        // The row's own hash is what a document is looked up by.
        const isRight =
          hash !== undefined &&
          document[`${part}_sha256`] === hash &&
          this.evidence.isDocumentRecorded(document, { part, sha256: hash }, made);
        if (!isRight) return false;
      }
    return true;
  }

  private filesOf({ account, db }: Context, taskId: string): Promise<FileEntity[]> {
    return db.manager.findBy(FileEntity, { account_id: account.id, task_id: taskId });
  }

  private documentsOf({ account, db }: Context, taskId: string): Promise<DocumentEntity[]> {
    return db.manager.findBy(DocumentEntity, { account_id: account.id, task_id: taskId });
  }
}

const idsOf = (entries: readonly ChainedAuditEntry[], wanted: string): ReadonlySet<unknown> =>
  new Set(entries.filter(({ kind }) => kind === wanted).map(({ detail }) => detail['file_id']));
