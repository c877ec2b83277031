import type { Issue, PolicyTest } from '@firstday/domain';
import { type FactCatalog, type FactDefinition, readFacts } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { type Context, invalidInput } from '../context/index.js';
import { sensitiveKindLabels, sensitiveKindOf } from '../sealing/index.js';
import { FactCatalogService } from './fact-catalog.service.js';
import { NamedRecordsService } from './named-records.service.js';
import type { PolicyContent } from './policies.store.js';
import { conditionsOfTests, hasFacts, passesTests, policyTestResults } from './policy-test-results.js';

/** The tests that stand beside a policy. */
@Injectable()
export class PolicyTestsService {
  constructor(
    private readonly factCatalog: FactCatalogService,
    private readonly named: NamedRecordsService,
  ) {}

  /**
   * Tests as they may be kept, in the context's transaction: until it ends no property or record in them can be deleted.
   * @throws ProblemError 400 with an issue for each fact that is wrong
   */
  async read(ctx: Context, given: readonly PolicyTest[]): Promise<PolicyTest[]> {
    if (given.length === 0) return [];
    const catalog = await this.factCatalog.lock(ctx);
    const tests: PolicyTest[] = [];
    const issues: Issue[] = [];
    for (const [index, { name, facts: givenFacts, expected }] of given.entries()) {
      const { facts, issues: wrong } = readFacts(givenFacts, catalog);
      tests.push({ name, facts, expected });
      for (const { path, message } of [...wrong, ...sensitiveIssues(facts, catalog)])
        issues.push(issueAt(['tests', index, 'facts', ...path], message));
    }
    issues.push(...(await this.recordIssues(ctx, tests)));
    if (issues.length > 0) throw invalidInput(issues);
    return tests;
  }

  /**
   * A policy that is not active asks nobody for anything: it may fail its tests.
   * @throws ProblemError 400 with an issue for each test of an active policy that fails
   */
  async assertPass(
    ctx: Context,
    policy: Pick<PolicyContent, 'status' | 'condition' | 'tests'>,
  ): Promise<void> {
    if (policy.status !== 'active' || passesTests(policy)) return;
    const catalog = await this.factCatalog.load(ctx, conditionsOfTests(policy));
    const issues = policyTestResults(policy, catalog).flatMap(
      ({ name, expected, outcome, sentence }, index): Issue[] => {
        const message = `Expected ${expected} of “${name}”, and it is ${outcome}. ${sentence}`;
        return outcome === expected ? [] : [issueAt(['tests', index, 'expected'], message)];
      },
    );
    throw invalidInput(issues);
  }

  private async recordIssues(ctx: Context, tests: readonly PolicyTest[]): Promise<Issue[]> {
    const paths = tests.map(({ facts }) => Object.keys(facts));
    const issues = await this.named.issuesOf(ctx, { all: tests.map(({ facts }) => hasFacts(facts)) });
    return issues.map(({ path: [, index, , at], message }) => {
      const fact = paths[Number(index)]?.[Number(at)] ?? '';
      return issueAt(['tests', Number(index), 'facts', fact], message);
    });
  }
}

const issueAt = (path: (string | number)[], message: string): Issue => ({
  _tag: 'Refinement',
  path,
  message,
});

/** Tests are read by everyone who sees policies, and stand in files: they hold nothing that records seal. */
function sensitiveIssues(facts: PolicyTest['facts'], catalog: FactCatalog) {
  return Object.entries(facts).flatMap(([path, value]) => {
    const kind = [value].flat().flatMap((one) => sensitiveKindOfFact(path, catalog.get(path), one) ?? []);
    return kind[0] === undefined
      ? []
      : [
          {
            path: [path],
            message: `This looks like ${sensitiveKindLabels[kind[0]]}: give an invented value`,
          },
        ];
  });
}

/** Built-in facts are known by their names: a ZIP code is not taken for an account number. */
function sensitiveKindOfFact(path: string, definition: FactDefinition | undefined, value: unknown) {
  const names = path.split('.');
  const entity = names[0] === 'employee' || names[0] === 'placement' ? names[0] : 'job';
  const isNamedByAccount =
    definition?.source === 'custom_property' || definition?.source === 'system_attribute';
  return sensitiveKindOf(entity, isNamedByAccount ? (names.at(-1) ?? '') : '', value);
}
