import { Clock, type Config, type Context, type Queries, systemContext } from '../../context/index.js';
import type { Database } from '../../database/index.js';
import { EditionsService, FormCatalog, OwnFormsStore } from '../../forms/index.js';
import { EvidenceKeysService, type FileStorage, type Keyring } from '../../sealing/index.js';
import { AnswersSealer } from '../answers-sealer.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import { TaskVersionsStore } from '../versions/task-versions.store.js';
import { VersionReader } from '../versions/version-reader.js';
import { VersionSealer } from '../versions/version-sealer.js';
import { AnchorHistory } from './anchor-history.js';
import { AnchorLog } from './anchor-log.js';
import { AnchorsService } from './anchors.service.js';
import { FileHasher } from './file-hasher.js';
import { IndexReader } from './index-reader.store.js';
import { RecordedAttestations } from './recorded-attestations.js';
import { RecordedContents } from './recorded-contents.js';
import { type TaskFault, TaskVerifier } from './task-verifier.js';
import { TimeStampHistory } from './time-stamp-history.js';
import { TrailEvidence } from './trail-evidence.js';
import { TrailKey } from './trail-key.js';
import { type TaskToVerify, verificationStore } from './verification.store.js';

interface Installation {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly storage: FileStorage;
  readonly config: Config;
}

interface VerifiedInstallation {
  readonly tasks: number;
  /** Tasks of earlier versions whose person, employer and dates could not be compared with anything. */
  readonly unattested: number;
}

const sentences: Readonly<Record<TaskFault, string>> = {
  trail_changed: 'the audit trail was changed',
  trail_cut: 'the audit trail was cut',
  signatures: 'signatures are not those of the trail',
  answers: 'answers are not those that were signed',
  edition: 'the form does not say what it said when the task began',
  index: 'the person, employer, dates or form are not those that the trail attests',
  files: 'uploaded files are not those of the trail',
  versions: 'versions are not those of the trail',
  documents: 'a document is not the one that was made',
};

/** Verifies the trails, signatures and documents of all tasks of an installation, without the service. */
export class InstallationVerifier {
  private readonly clock = new Clock();
  private readonly trailKey: TrailKey;
  private readonly anchors: AnchorsService;
  private readonly tasks: TaskVerifier;

  constructor(private readonly at: Installation) {
    const keys = new EvidenceKeysService(at.database, this.clock, at.keyring);
    this.trailKey = new TrailKey(keys);
    this.anchors = new AnchorsService(at.database, keys, this.clock);
    this.tasks = taskVerifier(at, this.trailKey, this.anchors);
  }

  /** Reports each fault as it is found. */
  async verify(onFault: (fault: string) => void): Promise<VerifiedInstallation> {
    await this.trailKey.onModuleInit();
    await this.anchors.onModuleInit();
    let tasks = 0;
    for (let last: string | undefined = ''; last !== undefined;) {
      const rows = await verificationStore.tasksAfter(last, this.at.database);
      for (const task of rows) for (const fault of await this.faultsOf(task)) onFault(`${task.id}: ${fault}`);
      tasks += rows.length;
      last = rows.at(-1)?.id;
    }
    await this.verifyTrails(onFault);
    return { tasks, unattested: await verificationStore.countUnattested(this.at.database) };
  }

  /** What is kept of tasks that are gone, and the log of anchors. */
  private async verifyTrails(onFault: (fault: string) => void): Promise<void> {
    const { database, config } = this.at;
    const orphans = await verificationStore.countTrailsWithoutTask(database);
    if (orphans > 0) onFault(`${orphans} trails are of no task: tasks were deleted`);
    const missing = await verificationStore.countMissingTrails(database);
    if (missing > 0) onFault(`${missing} trails were anchored and are gone: tasks were deleted with them`);
    const log = new AnchorLog(config);
    for (const history of [new AnchorHistory(log, await this.anchors.publicKey()), new TimeStampHistory(log)])
      for await (const fault of history.faults(database)) onFault(fault);
  }

  private async faultsOf(task: TaskToVerify): Promise<string[]> {
    const ctx = this.contextOf(task, this.at.database);
    const hashOf = await this.tasks.hashFiles(ctx, task.id);
    const { faults } = await this.tasks.verifyLocked(ctx, task.id, hashOf);
    return faults.map((fault) => sentences[fault]);
  }

  /** Of the account's name and mode nothing is needed. */
  private contextOf({ account_id }: TaskToVerify, db: Queries): Context {
    return systemContext({ id: account_id, organizationId: '', mode: 'live' }, this.clock.now(), db);
  }
}

function taskVerifier({ keyring, storage }: Installation, key: TrailKey, anchors: AnchorsService) {
  const [trail, evidence, signatures] = [new AuditTrail(key), new TrailEvidence(key), new SignaturesStore()];
  const sealer = new VersionSealer(keyring);
  const versions = new VersionReader(new TaskVersionsStore(), sealer, trail, evidence);
  const answers = new AnswersSealer(keyring);
  const contents = new RecordedContents(
    new FileHasher(storage),
    answers,
    signatures,
    trail,
    evidence,
    new EditionsService(new OwnFormsStore(), new FormCatalog()),
  );
  const attestations = new RecordedAttestations(signatures, versions, evidence);
  return new TaskVerifier(trail, evidence, anchors, attestations, contents, new IndexReader(evidence));
}
