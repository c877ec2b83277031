import { Clock, type Config, type Context, type Queries, systemContext } from '../../context/index.js';
import type { Database } from '../../database/index.js';
import { EvidenceKeysService, type FileStorage, type Keyring } from '../../sealing/index.js';
import { AnswersSealer } from '../answers-sealer.js';
import { DocumentEntity } from '../documents/document.entity.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { sha256 } from '../signing/sha256.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import { AnchorHistory } from './anchor-history.js';
import { TaskVersionsStore } from '../versions/task-versions.store.js';
import { VersionReader } from '../versions/version-reader.js';
import { VersionSealer } from '../versions/version-sealer.js';
import { AnchorLog } from './anchor-log.js';
import { AnchorsService } from './anchors.service.js';
import { RecordedContents } from './recorded-contents.js';
import { TrailEvidence } from './trail-evidence.js';
import { TrailKey } from './trail-key.js';
import { type TaskToVerify, verificationStore } from './verification.store.js';

interface Installation {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly storage: FileStorage;
  readonly config: Config;
}

/** Verifies the trails, signatures and documents of all tasks of an installation, without the service. */
export class InstallationVerifier {
  private readonly clock = new Clock();
  private readonly keys: EvidenceKeysService;
  private readonly trailKey: TrailKey;
  private readonly evidence: TrailEvidence;
  private readonly trail: AuditTrail;
  private readonly signatures = new SignaturesStore();
  private readonly versions: VersionReader;
  private readonly contents: RecordedContents;
  private readonly anchors: AnchorsService;

  constructor(private readonly at: Installation) {
    this.keys = new EvidenceKeysService(at.database, this.clock, at.keyring);
    this.trailKey = new TrailKey(this.keys);
    this.evidence = new TrailEvidence(this.trailKey);
    this.trail = new AuditTrail(this.trailKey);
    const sealer = new VersionSealer(at.keyring);
    this.versions = new VersionReader(new TaskVersionsStore(), sealer, this.trail, this.evidence);
    this.contents = new RecordedContents(at.storage, new AnswersSealer(at.keyring), this.signatures);
    this.anchors = new AnchorsService(at.database, this.keys, this.clock);
  }

  /** Says what is found as it is found. @returns how many tasks were verified */
  async verify(onFault: (fault: string) => void): Promise<number> {
    await this.trailKey.onModuleInit();
    let tasks = 0;
    for (let last: string | undefined = ''; last !== undefined;) {
      const rows = await verificationStore.tasksAfter(last, this.at.database);
      for (const task of rows) for (const fault of await this.faultsOf(task)) onFault(`${task.id}: ${fault}`);
      tasks += rows.length;
      last = rows.at(-1)?.id;
    }
    const orphans = await verificationStore.countTrailsWithoutTask(this.at.database);
    if (orphans > 0) onFault(`${orphans} trails are of no task: tasks were deleted`);
    const history = new AnchorHistory(new AnchorLog(this.at.config), await this.anchors.publicKey());
    for await (const fault of history.faults(this.at.database)) onFault(fault);
    return tasks;
  }

  private faultsOf(task: TaskToVerify): Promise<string[]> {
    return this.at.database.transaction(async (db) => {
      const ctx = this.contextOf(task, db);
      await this.trail.lock(ctx, task.id);
      const entries = await this.trail.list(ctx, task.id);
      // By the trail: whoever writes to the database could say of a task that it was destroyed.
      const isDestroyed = entries.some(({ kind }) => kind === 'purged');
      const checks = {
        'the audit trail was changed': this.evidence.isWhole(entries) && entries.length > 0,
        'the audit trail was cut': await this.anchors.isHeld(db, task.id, entries),
        'signatures are not those of the trail': isDestroyed || (await this.isSigned(ctx, task)),
        'answers are not those that were signed':
          isDestroyed || (await this.contents.areAnswersSigned(ctx, task.id)),
        'uploaded files are not those of the trail':
          isDestroyed || (await this.contents.areFilesUploaded(ctx, task.id, entries)),
        'versions are not those of the trail':
          isDestroyed || (await this.versions.read(ctx, task.id)).areRecorded,
        'a document is not the one that was made': isDestroyed || (await this.hasItsDocuments(ctx, task)),
      };
      return Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
    });
  }

  private async isSigned(ctx: Context, { id }: TaskToVerify): Promise<boolean> {
    const all = await this.signatures.listAll(ctx, id);
    const { signatures, entries } = await this.signatures.listInForce(ctx, id);
    const signed = entries.filter(({ kind }) => kind === 'signed');
    return (
      all.length === signed.length &&
      all.every((signature) => this.evidence.isRecorded(signature, signed)) &&
      this.evidence.areInForce(signatures, entries)
    );
  }

  private async hasItsDocuments(ctx: Context, { id }: TaskToVerify): Promise<boolean> {
    const made = await this.trail.listOfKind(ctx, id, 'document_made');
    const where = { account_id: ctx.account.id, task_id: id };
    const documents = await ctx.db.manager.find(DocumentEntity, { where });
    if (documents.length !== made.length) return false;
    for (const document of documents)
      for (const [part, key] of [
        ['pdf', document.pdf_key],
        ['certificate', document.certificate_key],
      ] as const) {
        const file = await this.at.storage.get(key).catch(() => undefined);
        const isRight =
          file && this.evidence.isDocumentRecorded(document, { part, sha256: sha256(file) }, made);
        if (!isRight) return false;
      }
    return true;
  }

  /** Of the account's name and mode nothing is needed. */
  private contextOf({ account_id }: TaskToVerify, db: Queries): Context {
    return systemContext({ id: account_id, organizationId: '', mode: 'live' }, this.clock.now(), db);
  }
}
