import type { DocumentCheck } from '@firstday/domain';
import { formName } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, notFound, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { EditionsService } from '../../forms/index.js';
import { AccountsService, type Visitor } from '../../identity/index.js';
import { RecordedDocuments } from '../trail/recorded-documents.js';
import { TrailVerifier } from '../trail/trail-verifier.js';
import { DocumentsStore } from './documents.store.js';

/**
 * Tells whoever holds a file whether it was made here and what became of it, and nothing that it says. It leaves nothing in the
 * audit trail: whoever asks is nobody.
 */
@Injectable()
export class DocumentCheckService {
  constructor(
    private readonly store: DocumentsStore,
    private readonly accounts: AccountsService,
    private readonly recorded: RecordedDocuments,
    private readonly trails: TrailVerifier,
    private readonly database: Database,
    private readonly editions: EditionsService,
  ) {}

  /** @throws ProblemError 404 where no such file was made, or it is none that the trail of its task has */
  async check(visit: Omit<Visitor, 'accountId' | 'by'>, sha256: string): Promise<DocumentCheck> {
    const document = await this.store.findByHash(sha256, this.database.ofCredential('document', sha256));
    const account = document && (await this.accounts.findOpen(document.account_id));
    if (!account) throw notFound('document');
    const db = this.database.ofAccount(account.id);
    const ctx: Context = { ...systemContext(account, visit.now, db), ...visit };
    const { part, task_id, form_key, edition, version, is_latest, created_at } = document;
    if (!(await this.recorded.isRecorded(ctx, document, { part, sha256 }))) throw notFound('document');
    const { isIntact } = await this.trails.verify(ctx, task_id);
    return {
      sha256,
      part: part === 'pdf' ? 'document' : 'certificate',
      form: { key: form_key, name: formName(await this.editions.ofTask(ctx, document)), edition },
      version,
      is_latest,
      made_at: created_at.toISOString(),
      is_intact: isIntact,
      is_test: account.mode === 'test',
    };
  }
}
