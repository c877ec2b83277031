import { Injectable } from '@nestjs/common';
import { type Context, ProblemError } from '../../context/index.js';
import { toSigningConsent } from '../consents/to-signing-consent.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { TaskAggregate } from '../task-aggregate.js';
import type { TaskEntity } from '../task.entity.js';
import { CasePapers } from './case-papers.js';
import type { ChosenForm } from './chosen-form.js';
import { FormPapersService } from './form-papers.service.js';
import type { FormIndex } from '../trail/form-index.js';
import { IndexReader } from '../trail/index-reader.store.js';
import { type PackageFile, toJsonFile, toTextFile } from './package-file.js';
import type { PackageRow } from './package-row.js';
import { type PackageTrail, PackageTrails } from './package-trails.service.js';
import { toFormRecord } from './to-form-record.js';

export interface FormFolder {
  readonly row: PackageRow;
  /** Once they are all read, the row may have further notes. */
  readonly files?: AsyncIterable<PackageFile>;
}

/** The files of one form's folder. */
@Injectable()
export class FormContents {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly signatures: SignaturesStore,
    private readonly papers: FormPapersService,
    private readonly cases: CasePapers,
    private readonly trails: PackageTrails,
    private readonly index: IndexReader,
  ) {}

  /** @returns nothing where the form is not as its trail says: then it is not shown as if it were */
  async load(ctx: Context, task: TaskEntity): Promise<TaskAggregate | undefined> {
    try {
      return await this.aggregates.assemble(ctx, task);
    } catch (error) {
      if (error instanceof ProblemError && error.status === 500) return undefined;
      throw error;
    }
  }

  /** Of a form whose row names a folder; one that was destroyed, or is not as its trail says, has its trail alone. */
  async open(ctx: Context, { row, aggregate }: ChosenForm): Promise<FormFolder> {
    const trail = await this.trails.read(ctx, row.task_id ?? '');
    const anchored = { ...row, anchor: trail.anchor ?? null };
    if (row.state === 'destroyed' && trail.isWhole) {
      const destroyed = `Lawfully destroyed on ${row.destroyed_at?.slice(0, 10) ?? ''}; its audit trail is kept`;
      return toFolder({ ...anchored, notes: [destroyed] }, trailFiles(trail));
    }
    if (!aggregate || !trail.isWhole)
      return toFolder(
        { ...anchored, state: 'differs_from_trail', fields: {}, notes: [...row.notes, differs] },
        trailFiles(trail),
      );
    const everify_case_numbers = await this.cases.numbersOf(ctx, aggregate.task.id);
    const notes = [...row.notes];
    return toFolder(
      { ...anchored, notes, everify_case_numbers },
      this.read(ctx, aggregate, { trail, notes }),
    );
  }

  /** What the form is found by, for the verifier to compare with the trail; nothing where that does not attest it. */
  private async indexOf(ctx: Context, taskId: string): Promise<FormIndex | null> {
    const { facts, placements } = (await this.index.read(ctx, taskId))?.attested ?? {};
    return facts && placements ? { facts, placements } : null;
  }

  private async *read(
    ctx: Context,
    aggregate: TaskAggregate,
    { trail, notes }: { readonly trail: PackageTrail; readonly notes: string[] },
  ): AsyncGenerator<PackageFile> {
    const found = { documents: [], files: [], versions: [], missing: new Array<string>() };
    yield* this.papers.read(ctx, aggregate.task, found);
    if (found.missing.length > 0)
      notes.push(`Kept, and not readable as it was made: ${found.missing.join(', ')}`);
    yield* trailFiles(trail);
    const signatures = await this.signatures.listAll(ctx, aggregate.task.id);
    const consents = await this.signatures.listConsents(ctx, aggregate.task.id);
    yield toJsonFile('record.json', {
      ...toFormRecord(aggregate, signatures, found),
      index: await this.indexOf(ctx, aggregate.task.id),
      signing_consents: consents.map(toSigningConsent),
    });
  }
}

const differs = 'What is kept of this form differs from its audit trail, so it is not shown; its trail is';

const toFolder = (
  row: PackageRow,
  files: AsyncIterable<PackageFile> | Iterable<PackageFile>,
): FormFolder => ({
  row,
  files: inFolder(row.folder, files),
});

/** Entries without the code that only the installation's key can verify; what shows that an anchor holds the last of them. */
function* trailFiles({ entries, head, anchor }: PackageTrail): Generator<PackageFile> {
  const lines = entries.map(({ mac: _, ...entry }) => `${JSON.stringify(entry)}\n`);
  yield toTextFile('trail.jsonl', lines.join(''));
  if (head && anchor) yield toJsonFile('proof.json', { ...head, anchor: anchor.sequence });
}

async function* inFolder(
  folder: string | null,
  files: AsyncIterable<PackageFile> | Iterable<PackageFile>,
): AsyncGenerator<PackageFile> {
  for await (const file of files) yield { ...file, name: `forms/${folder ?? ''}/${file.name}` };
}
