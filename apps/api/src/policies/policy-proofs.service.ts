import type { ExamplePlacement, FactValue, ProvenFinding, ProvenPolicy, ProvePolicy } from '@firstday/domain';
import {
  type FactCatalog,
  type Facts,
  factsPhrase,
  type FindingNames,
  findingSentence,
  type PolicyFinding,
  proofSteps,
  toSentence,
} from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit, Turns } from '../background/index.js';
import type { Context } from '../context/index.js';
import { FormsService } from '../forms/index.js';
import { FactCatalogService } from './fact-catalog.service.js';
import { type DraftedPolicy, PolicyDraftsService } from './policy-drafts.service.js';
import { conditionsOfTests, policyTestResults } from './policy-test-results.js';
import { resolveFormKeys } from './resolve-form-keys.js';
import { runInTurns } from './run-in-turns.js';

/** Proofs of an account that are under way or wait for their turn. */
const mostProofs = 4;

/** What is certain of a policy before it is kept. */
@Injectable()
export class PolicyProofsService {
  private readonly ofAccount = new ConcurrencyLimit(mostProofs);
  /** One at a time: what others wait for is one step of one proof, however many are asked for. */
  private readonly turns = new Turns(1);

  constructor(
    private readonly drafts: PolicyDraftsService,
    private readonly factCatalog: FactCatalogService,
    private readonly forms: FormsService,
  ) {}

  /** @throws ProblemError 400 or 404 for a draft that could not be kept, 429 where too many are under way */
  prove(ctx: Context, draft: ProvePolicy): Promise<ProvenPolicy> {
    return this.ofAccount.run(ctx.account.id, () => this.proveDraft(ctx, draft));
  }

  private async proveDraft(
    ctx: Context,
    { exclusive_forms = [], ...draft }: ProvePolicy,
  ): Promise<ProvenPolicy> {
    const drafted = await this.drafts.read(ctx, draft);
    const { after: changed, active } = drafted;
    const exclusive: [string, string][] = [];
    for (const pair of exclusive_forms) {
      const [one, other] = await resolveFormKeys(ctx, this.forms, pair);
      if (one !== undefined && other !== undefined) exclusive.push([one, other]);
    }
    const asked = [...conditionsOfTests(changed), ...active.map(({ condition }) => condition)];
    const catalog = await this.factCatalog.load(ctx, asked);
    const steps = proofSteps({ changed, policies: active, catalog, exclusive });
    const { findings, examples } = await this.turns.run(() => runInTurns(steps));
    const keys = findings.flatMap((finding) => (finding.kind === 'contradicting_forms' ? finding.forms : []));
    const forms = new Map((await this.forms.byKeys(ctx, [...new Set(keys)])).map((form) => [form.key, form]));
    const words = toWords(drafted, catalog, (key) => forms.get(key)?.name ?? key);
    const example = (facts: Facts | null) => facts && toExample(facts, catalog);
    return {
      sentence: toSentence(changed.condition, catalog),
      findings: findings.map((finding) => toFinding(finding, words, (key) => forms.get(key)?.id ?? [])),
      tests: policyTestResults(changed, catalog),
      examples: {
        met: example(examples.met),
        unmet: example(examples.unmet),
        unknown: example(examples.unknown),
      },
    };
  }
}

interface Words extends FindingNames {
  readonly policyId: (key: string) => string | null;
}

function toWords(
  { before, after, active }: DraftedPolicy,
  catalog: FactCatalog,
  formName: FindingNames['formName'],
): Words {
  const known = new Map([...active, ...(before ? [before] : [])].map((policy) => [policy.key, policy]));
  const names = new Map([...known.values(), after].map(({ key, name }) => [key, name]));
  return {
    catalog,
    formName,
    policyName: (key) => names.get(key) ?? key,
    policyId: (key) => known.get(key)?.id ?? null,
  };
}

function toFinding(
  finding: PolicyFinding,
  words: Words,
  formId: (key: string) => string | never[],
): ProvenFinding {
  const key = 'policyKey' in finding ? finding.policyKey : null;
  const isContradiction = finding.kind === 'contradicting_forms';
  return {
    kind: finding.kind,
    question: finding.kind === 'not_decided' ? finding.question : null,
    sentence: findingSentence(finding, words),
    policy_id: key === null ? null : words.policyId(key),
    policy_name: key === null ? null : words.policyName(key),
    form_ids: isContradiction ? finding.forms.flatMap(formId) : [],
    example: isContradiction ? toExample(finding.facts, words.catalog) : null,
  };
}

function toExample(facts: Facts, catalog: FactCatalog): ExamplePlacement {
  const known = Object.entries(facts).filter((entry): entry is [string, FactValue] => isValue(entry[1]));
  return { facts: Object.fromEntries(known), text: factsPhrase(facts, catalog) };
}

const isValue = (value: Facts[string]): value is FactValue =>
  value !== null && value !== undefined && typeof value !== 'object';
