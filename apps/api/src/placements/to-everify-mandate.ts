import type { EverifyMandate } from '@firstday/domain';
import { privateMandateOf, type PlacementMandate } from '@firstday/forms';
import { toMissingFacts } from './to-missing-facts.js';

/** What a state's law says of a hire, from the table as it is now. */
export function toEverifyMandate(
  row: Parameters<typeof toMissingFacts>[0],
  { state, outcome, missing }: PlacementMandate,
): EverifyMandate | undefined {
  const mandate = privateMandateOf(state);
  if (!mandate) return undefined;
  return {
    state,
    outcome,
    scope: mandate.scope,
    least_employees: mandate.leastEmployees,
    citation: mandate.citation,
    facts: mandate.facts.map(({ checkedOn: checked_on, ...fact }) => ({ ...fact, checked_on })),
    missing_facts: toMissingFacts(row, missing),
  };
}
