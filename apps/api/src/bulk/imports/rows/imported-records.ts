import type { ImportKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, ProblemError } from '../../../context/index.js';
import {
  ClientsService,
  EmployeesService,
  EmployersService,
  JobsService,
  type MatchKey,
  type RecordEntity,
  type RecordInput,
  type RecordMatch,
} from '../../../records/index.js';
import type { ReferenceNoun } from '../mapping/import-target.js';

/** What an import asks of the service of a kind of record. */
export interface RecordsOfKind {
  draft(ctx: Context, givens: readonly RecordInput[]): Promise<(RecordEntity | ProblemError)[]>;
  insertDraft(ctx: Context, row: RecordEntity, given: RecordInput): Promise<void>;
  updateById(ctx: Context, id: string, given: RecordInput): Promise<{ readonly id: string }>;
  findMatches(ctx: Context, by: MatchKey, values: readonly string[]): Promise<RecordMatch[]>;
}

/** The services of the records that imports create or name. */
@Injectable()
export class ImportedRecords {
  private readonly kinds: Readonly<Record<ImportKind, RecordsOfKind>>;

  constructor(
    employees: EmployeesService,
    employers: EmployersService,
    clients: ClientsService,
    jobs: JobsService,
  ) {
    this.kinds = { employees, employers, clients, jobs };
  }

  ofKind(kind: ImportKind): RecordsOfKind {
    return this.kinds[kind];
  }

  named(noun: ReferenceNoun): RecordsOfKind {
    return this.kinds[`${noun}s`];
  }
}
