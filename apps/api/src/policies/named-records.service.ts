import { comparisonsOf, type Condition, type ConditionIssue } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { ClientsService, EmployersService, JobsService } from '../records/index.js';

interface NamedRecords {
  lockManyForReference(ctx: Context, ids: readonly string[]): Promise<readonly { readonly id: string }[]>;
}

interface NamedId {
  readonly path: ConditionIssue['path'];
  readonly id: string;
}

/** The records that conditions name by their ids. */
@Injectable()
export class NamedRecordsService {
  private readonly kinds: readonly (readonly [fact: string, records: NamedRecords])[];

  constructor(employers: EmployersService, clients: ClientsService, jobs: JobsService) {
    this.kinds = [
      ['employer.id', employers],
      ['client.id', clients],
      ['job.id', jobs],
    ];
  }

  /** Each id of no record that the caller may see; the others stay until the transaction ends. */
  async issuesOf(ctx: Context, condition: Condition): Promise<ConditionIssue[]> {
    const issues: ConditionIssue[] = [];
    for (const [fact, records] of this.kinds) {
      const named = idsIn(condition, fact);
      if (named.length === 0) continue;
      const found = await records.lockManyForReference(ctx, [...new Set(named.map(({ id }) => id))]);
      const known = new Set(found.map(({ id }) => id));
      const noun = fact.slice(0, fact.indexOf('.'));
      for (const { path, id } of named)
        if (!known.has(id))
          issues.push({ path, message: `Expected the id of ${article(noun)} of the account` });
    }
    return issues;
  }
}

function idsIn(condition: Condition, fact: string): NamedId[] {
  return comparisonsOf(condition)
    .filter(({ comparison }) => comparison.fact === fact)
    .flatMap(({ path, comparison: { value } }): NamedId[] => {
      const at = [...path, 'value'];
      if (typeof value === 'object')
        return value.map((id, index) => ({ path: [...at, index], id: String(id) }));
      return value === undefined ? [] : [{ path: at, id: String(value) }];
    });
}

const article = (noun: string) => (noun === 'employer' ? `an ${noun}` : `a ${noun}`);
