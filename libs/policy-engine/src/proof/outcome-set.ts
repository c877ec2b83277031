import type { Outcome } from '../condition.js';

/** Which of the three outcomes are possible: 1 for unmet, 2 for unknown, 4 for met, added. */
export type OutcomeSet = number;

const unmet = 1;
const unknown = 2;
const met = 4;
export const outcomeSets = { none: 0, unmet, unknown, met, all: unmet | unknown | met } as const;

export const setOf = (outcome: Outcome): OutcomeSet => outcomeSets[outcome];

/** What an `all` of two independent parts may come to: Kleene's minimum of each pair. */
export const allOfSets = (left: OutcomeSet, right: OutcomeSet): OutcomeSet => minima[left * 8 + right] ?? 0;

/** What a `not` may come to: met and unmet change places. */
export const opposites = (set: OutcomeSet): OutcomeSet =>
  (set & unknown) | (set & unmet && met) | (set & met && unmet);

/** What an `any` of two independent parts may come to, by De Morgan. */
export const anyOfSets = (left: OutcomeSet, right: OutcomeSet): OutcomeSet =>
  opposites(allOfSets(opposites(left), opposites(right)));

const single = [unmet, unknown, met];

const minima = Uint8Array.from({ length: 64 }, (_, pair) => {
  const [left, right] = [pair >> 3, pair & 7];
  const pairs = single.flatMap((one) => single.map((other) => [one, other] as const));
  return pairs
    .filter(([one, other]) => left & one && right & other)
    .reduce((set, [one, other]) => set | Math.min(one, other), 0);
});
