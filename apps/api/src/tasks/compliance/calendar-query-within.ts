import { ComplianceCalendarQuery, ComplianceDeadlineKind, type ComplianceDeadline } from '@firstday/domain';
import type { Actor } from '../../context/index.js';
import { isComponentActor } from '../../identity/index.js';

/** What of a link's filters bounds the deadlines themselves; the others bound their tasks. */
const Bounds = ComplianceCalendarQuery.pick({ kind: true, due_on_gte: true, due_on_lte: true });

/**
 * What is asked, held to what the link of an embedded calendar allows: it may ask for less, and never for more. Undefined where
 * nothing is left, also where a filter was kept that nobody can read.
 */
export function calendarQueryWithin(
  actor: Actor,
  query: ComplianceCalendarQuery,
): ComplianceCalendarQuery | undefined {
  if (!isComponentActor(actor)) return query;
  const bounds = Bounds.safeParse(actor.filters);
  if (!bounds.success) return undefined;
  const kinds = kindsWithin(query.kind, bounds.data.kind);
  if (kinds.length === 0) return undefined;
  const from = [query.due_on_gte, bounds.data.due_on_gte].filter((day) => day !== undefined).sort();
  const until = [query.due_on_lte, bounds.data.due_on_lte].filter((day) => day !== undefined).sort();
  return { ...query, kind: [...kinds], due_on_gte: from.at(-1), due_on_lte: until.at(0) };
}

type Kinds = readonly ComplianceDeadline['kind'][];

const kindsWithin = (asked: Kinds | undefined, allowed: Kinds | undefined): Kinds =>
  (asked ?? ComplianceDeadlineKind.options).filter((kind) => allowed?.includes(kind) ?? true);
