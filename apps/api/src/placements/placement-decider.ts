import { isDeepStrictEqual } from 'node:util';
import { mandateFor } from '@firstday/forms';
import {
  confinedFacts,
  decide,
  evaluate,
  factPaths,
  type Facts,
  placementFacts,
  type PlacementRecords,
  undecidedFacts,
  undecidedForms,
} from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { type EmployeeEntity, RecordAttributesService, visibilityOf } from '../records/index.js';
import type { Context } from '../context/index.js';
import { BuiltInPoliciesService, PoliciesStore, toPolicyVersion } from '../policies/index.js';
import type { PlacementDecision, PlacementEntity } from './placement.entity.js';
import { AgeDaysService } from './age-days.service.js';
import { startDayOf } from './start-day-of.js';
import { hashFacts } from './hash-facts.js';
import { placementKind } from './placement-kind.js';
import { PlacementFactsReader } from './placement-facts-reader.js';

/** What is known of a placement that is to be decided. */
interface Decision {
  /** Where the caller is finding it anyway. */
  readonly employee?: Promise<EmployeeEntity>;
  /** Whether the caller says when it starts. */
  readonly givesStart: boolean;
}

/** An account's active policies. */
interface Decider {
  /** Whether any of them asks for a fact that is taken from a sealed value. */
  readonly asksAge: boolean;
  readonly decideOne: (row: PlacementEntity, records: PlacementRecords) => PlacementEntity;
}

/** Asks the account's active policies about a placement. */
@Injectable()
export class PlacementDecider {
  constructor(
    private readonly factsReader: PlacementFactsReader,
    private readonly policies: PoliciesStore,
    private readonly builtIn: BuiltInPoliciesService,
    private readonly attributes: RecordAttributesService,
    private readonly ageDays: AgeDaysService,
  ) {}

  /** Brings the account's built-in policies up to date; call it before a transaction, not within one. */
  prepare(ctx: Context): Promise<void> {
    return this.builtIn.synchronise(ctx);
  }

  /** The placement with what each policy says of it now, and why. */
  async decide(
    ctx: Context,
    row: PlacementEntity,
    { employee, givesStart }: Decision,
  ): Promise<PlacementEntity> {
    const common = this.attributes.toCommonProperties(placementKind, row, 'masked');
    const decider = this.deciderOf(ctx);
    const ageOn = decider.then(({ asksAge }) =>
      asksAge ? this.ageDays.of(ctx, row, givesStart) : row.age_on,
    );
    const [records, { decideOne }, age_on] = await Promise.all([
      this.factsReader.read(ctx, row, common, { employee, ageOn }),
      decider,
      ageOn,
    ]);
    return decideOne({ ...row, age_on }, records);
  }

  /**
   * As `decide`, of a placement that nobody makes. Whoever may not see what a fact is taken from does not get it: with one
   * first day after another they would find out the day of birth, and leave no trace.
   */
  async preview(ctx: Context, row: PlacementEntity): Promise<PlacementEntity> {
    const common = this.attributes.toCommonProperties(placementKind, row, 'masked');
    const ageOn = Promise.resolve(startDayOf(row));
    const [records, { decideOne }] = await Promise.all([
      this.factsReader.read(ctx, row, common, { ageOn }),
      this.deciderOf(ctx),
    ]);
    return decideOne(row, visibilityOf(ctx) === 'clear' ? records : { ...records, bornOn: null });
  }

  /** Nothing where each fact that a decision looked at, or a form hangs on, is as it was: the policies are not asked anew then. */
  async decideIfFactsChanged(
    ctx: Context,
    row: PlacementEntity,
    employee: Promise<EmployeeEntity>,
  ): Promise<PlacementEntity | undefined> {
    const common = this.attributes.toCommonProperties(placementKind, row, 'masked');
    const { asksAge, decideOne } = await this.deciderOf(ctx);
    const age_on = asksAge ? await this.ageDays.of(ctx, row, false) : row.age_on;
    const ageOn = Promise.resolve(age_on);
    const records = await this.factsReader.read(ctx, row, common, { employee, ageOn });
    const facts = placementFacts(records);
    const watched = Object.keys(row.fact_hashes ?? {});
    const isAsItWas =
      isDeepStrictEqual(hashFacts(ctx.account.id, facts, watched), row.fact_hashes) &&
      row.decisions.every(({ explanation }) =>
        isDeepStrictEqual(evaluate(explanation, facts), explanation),
      ) &&
      isDeepStrictEqual(noticesOf(row.decisions, facts, records), pickNotices(row));
    return isAsItWas ? undefined : decideOne({ ...row, age_on }, records);
  }

  /** The account's active policies as they are now, for any number of placements. */
  async deciderOf(ctx: Context): Promise<Decider> {
    const active = await this.policies.listActive(ctx);
    const policies = active.map(toPolicyVersion);
    const watched = active[0]?.watched_facts ?? null;
    const ids = new Map(policies.map(({ key, id }) => [key, id]));
    const asksAge = policies.some(({ condition }) =>
      factPaths(condition).some((path) => confinedFacts.has(path)),
    );
    const decideOne: Decider['decideOne'] = (row, records) => {
      const facts = placementFacts(records);
      const decisions = decide(policies, facts).map((decision): PlacementDecision => ({
        ...decision,
        policyId: ids.get(decision.policyKey) ?? '',
      }));
      const fact_hashes = hashFacts(ctx.account.id, facts, watched);
      const notices = noticesOf(decisions, facts, records);
      return { ...row, decisions, ...notices, fact_hashes, decided_at: ctx.now };
    };
    return { asksAge, decideOne };
  }
}

type Notices = Pick<PlacementEntity, 'everify_mandate' | 'undecided_count' | 'undecided_facts'>;

/** What people have to know about a placement besides its forms: what is undecided, and a law about E-Verify. */
function noticesOf(
  decisions: readonly PlacementDecision[],
  facts: Facts,
  records: PlacementRecords,
): Notices {
  const undecided = undecidedFacts(decisions, records);
  return {
    undecided_count: undecidedForms(decisions).length || null,
    undecided_facts: undecided.length > 0 ? undecided : null,
    everify_mandate: mandateFor(facts, records),
  };
}

const pickNotices = ({ undecided_count, undecided_facts, everify_mandate }: Notices): Notices => ({
  undecided_count,
  undecided_facts,
  everify_mandate,
});
