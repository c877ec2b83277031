import {
  type Comparison,
  comparisonsOf,
  type Condition,
  type ConditionIssue,
  type FactCatalog,
  type FactDefinition,
} from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { ClientsService, EmployersService, JobsService } from '../records/index.js';

interface NamedRecords {
  findManyMasked(ctx: Context, ids: readonly string[]): Promise<readonly object[]>;
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

  /** The catalog with the names of the records that the conditions, or explanations of them, name by their ids. */
  async withNames(
    ctx: Context,
    catalog: FactCatalog,
    conditions: readonly Condition[],
  ): Promise<FactCatalog> {
    const compared = conditions.flatMap((condition) => comparisonsOf(condition));
    const named = new Map<string, ReadonlyMap<string, string>>();
    for (const [fact, records] of this.kinds) {
      const asked = compared.filter(({ comparison }) => comparison.fact === fact);
      const ids = new Set(asked.flatMap(({ comparison }) => idsOf(comparison)));
      if (ids.size > 0) named.set(fact, namesOf(await records.findManyMasked(ctx, [...ids])));
    }
    return { ...catalog, get: (path) => withNamesOf(catalog.get(path), named.get(path)) };
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

/** Those that it is compared with, and the one that was found where it is explained. */
const idsOf = (comparison: Comparison): string[] =>
  [comparison.value ?? [], 'actual' in comparison ? (comparison.actual ?? []) : []].flat().map(String);

const namesOf = (records: readonly object[]): ReadonlyMap<string, string> =>
  new Map(
    records.flatMap((record): (readonly [string, string])[] =>
      'id' in record && 'name' in record ? [[String(record.id), String(record.name)]] : [],
    ),
  );

const withNamesOf = (fact: FactDefinition | undefined, names: ReadonlyMap<string, string> | undefined) =>
  fact && names ? { ...fact, names } : fact;

const article = (noun: string) => (noun === 'employer' ? `an ${noun}` : `a ${noun}`);
