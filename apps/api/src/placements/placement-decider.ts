import { isDeepStrictEqual } from 'node:util';
import { confinedFacts, decide, evaluate, type Facts } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { type EmployeeEntity, RecordAttributesService, visibilityOf } from '../records/index.js';
import type { Context } from '../context/index.js';
import { BuiltInPoliciesService, PoliciesStore, toPolicyVersion } from '../policies/index.js';
import type { PlacementDecision, PlacementEntity } from './placement.entity.js';
import { hashFacts } from './hash-facts.js';
import { placementKind } from './placement-kind.js';
import { PlacementFactsReader } from './placement-facts-reader.js';

/** Asks the account's active policies about a placement. */
@Injectable()
export class PlacementDecider {
  constructor(
    private readonly factsReader: PlacementFactsReader,
    private readonly policies: PoliciesStore,
    private readonly builtIn: BuiltInPoliciesService,
    private readonly attributes: RecordAttributesService,
  ) {}

  /** Brings the account's built-in policies up to date; call it before a transaction, not within one. */
  prepare(ctx: Context): Promise<void> {
    return this.builtIn.synchronise(ctx);
  }

  /** The placement with what each policy says of it now, and why; the caller may be finding its employee already. */
  async decide(
    ctx: Context,
    row: PlacementEntity,
    employee?: Promise<EmployeeEntity>,
  ): Promise<PlacementEntity> {
    const [facts, decideOne] = await Promise.all([
      this.factsReader.read(
        ctx,
        row,
        this.attributes.toCommonProperties(placementKind, row, 'masked'),
        employee,
      ),
      this.deciderOf(ctx),
    ]);
    return decideOne(row, facts);
  }

  /**
   * As `decide`, of a placement that nobody makes. Whoever may not see what a fact is taken from does not get it: with one
   * first day after another they would find out the day of birth, and leave no trace.
   */
  async preview(ctx: Context, row: PlacementEntity): Promise<PlacementEntity> {
    const common = this.attributes.toCommonProperties(placementKind, row, 'masked');
    const [facts, decideOne] = await Promise.all([
      this.factsReader.read(ctx, row, common),
      this.deciderOf(ctx),
    ]);
    return decideOne(row, visibilityOf(ctx) === 'clear' ? facts : withoutConfined(facts));
  }

  /** Nothing where each fact that a decision looked at, or a form hangs on, is as it was: the policies are not asked anew then. */
  async decideIfFactsChanged(
    ctx: Context,
    row: PlacementEntity,
    employee: Promise<EmployeeEntity>,
  ): Promise<PlacementEntity | undefined> {
    const common = this.attributes.toCommonProperties(placementKind, row, 'masked');
    const facts = await this.factsReader.read(ctx, row, common, employee);
    const watched = Object.keys(row.fact_hashes ?? {});
    const isAsItWas =
      isDeepStrictEqual(hashFacts(ctx.account.id, facts, watched), row.fact_hashes) &&
      row.decisions.every(({ explanation }) => isDeepStrictEqual(evaluate(explanation, facts), explanation));
    return isAsItWas ? undefined : (await this.deciderOf(ctx))(row, facts);
  }

  /** The account's active policies as they are now, for any number of placements. */
  async deciderOf(ctx: Context): Promise<(row: PlacementEntity, facts: Facts) => PlacementEntity> {
    const active = await this.policies.listActive(ctx);
    const policies = active.map(toPolicyVersion);
    const watched = active[0]?.watched_facts ?? null;
    const ids = new Map(policies.map(({ key, id }) => [key, id]));
    return (row, facts) => {
      const decisions = decide(policies, facts).map((decision): PlacementDecision => ({
        ...decision,
        policyId: ids.get(decision.policyKey) ?? '',
      }));
      const fact_hashes = hashFacts(ctx.account.id, facts, watched);
      return { ...row, decisions, fact_hashes, decided_at: ctx.now };
    };
  }
}

const withoutConfined = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([path]) => !confinedFacts.has(path)));
