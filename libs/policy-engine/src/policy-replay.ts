import type { Facts, Outcome } from './condition.js';
import { outcomeOf } from './evaluate.js';
import type { PolicyVersion } from './policy-version.js';

/** A policy as it is (null where it is new) and as it would be, among all policies as they are. */
export interface PolicyChange {
  readonly before: PolicyVersion | null;
  readonly after: PolicyVersion;
  readonly policies: readonly PolicyVersion[];
}

/** Which forms a placement needs otherwise after a change of a policy. */
export interface ReplayedPlacement {
  /** Needed then, and not before, or not surely. */
  readonly gained: readonly string[];
  /** Needed, or waited for, before, and not then. */
  readonly lost: readonly string[];
  /** Undecided then, and needed or not needed before. */
  readonly undecided: readonly string[];
}

const rankOf = { unmet: 0, unknown: 1, met: 2 } as const;
type Rank = 0 | 1 | 2;

/**
 * Decides placements before and after a change of one policy. Only where that policy comes out otherwise for a form are the others
 * asked that ask for this form, and only until one of them requires it: what most placements cost is two outcomes.
 */
export class PolicyReplay {
  private readonly forms: readonly string[];
  private readonly others: ReadonlyMap<string, readonly PolicyVersion[]>;

  constructor(private readonly change: PolicyChange) {
    const { before, after, policies } = change;
    const own = new Set([before?.key, after.key]);
    const others = policies.filter(({ key, status }) => status === 'active' && !own.has(key));
    this.forms = [...new Set([...(before?.forms ?? []), ...after.forms])];
    this.others = new Map(
      this.forms.map((form) => [form, others.filter(({ forms }) => forms.includes(form))]),
    );
  }

  /** Null where nothing changes for a placement of these facts. */
  replay(facts: Facts): ReplayedPlacement | null {
    const { before, after } = this.change;
    const [was, becomes] = [outcomeIn(before, facts), outcomeIn(after, facts)];
    const changed = {
      gained: new Array<string>(),
      lost: new Array<string>(),
      undecided: new Array<string>(),
    };
    let isChanged = false;
    for (const form of this.forms) {
      const kind = this.changeOf(form, facts, [asked(before, form, was), asked(after, form, becomes)]);
      if (kind === null) continue;
      changed[kind].push(form);
      isChanged = true;
    }
    return isChanged ? changed : null;
  }

  private changeOf(
    form: string,
    facts: Facts,
    [before, after]: readonly [Rank, Rank],
  ): keyof ReplayedPlacement | null {
    if (before === after) return null;
    const rest = this.rankOfOthers(form, facts, before > after ? before : after);
    const [was, becomes] = [before > rest ? before : rest, after > rest ? after : rest];
    if (was === becomes) return null;
    if (becomes === rankOf.met) return 'gained';
    return becomes === rankOf.unmet ? 'lost' : 'undecided';
  }

  /** What the other policies say of a form: looks no further than to where more changes nothing. */
  private rankOfOthers(form: string, facts: Facts, enough: Rank): Rank {
    let rank: Rank = rankOf.unmet;
    for (const { condition } of this.others.get(form) ?? []) {
      const one = rankOf[outcomeOf(condition, facts)];
      if (one > rank) rank = one;
      if (rank >= enough) return rank;
    }
    return rank;
  }
}

const outcomeIn = (policy: PolicyVersion | null, facts: Facts): Outcome =>
  policy?.status === 'active' ? outcomeOf(policy.condition, facts) : 'unmet';

const asked = (policy: PolicyVersion | null, form: string, outcome: Outcome): Rank =>
  policy?.forms.includes(form) ? rankOf[outcome] : rankOf.unmet;
