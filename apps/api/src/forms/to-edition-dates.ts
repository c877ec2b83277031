import type { FormEditionDates } from '@firstday/domain';
import { addDays, type DatedEdition, daysBetween } from '@firstday/forms';

/** How long before an edition ends, or the next is expected, somebody should look. */
const soonDays = 60;

/**
 * What is known of the edition that people are given on a day; null where nobody's law ends it.
 *
 * @param editions oldest first
 */
export function toEditionDates(
  editions: readonly DatedEdition[],
  edition: string,
  today: string,
): FormEditionDates | null {
  const at = editions.findIndex((it) => it.edition.edition === edition);
  const dates = editions[at]?.dates;
  if (!dates) return null;
  const next = editions[at + 1];
  const { usedFrom, usedUntil = null, nextExpected = null, checkedOn, source } = dates;
  return {
    used_from: usedFrom,
    used_until: usedUntil,
    days_left: usedUntil === null ? null : Math.max(daysBetween(today, usedUntil), 0),
    state: stateOf({ usedUntil, nextExpected }, today),
    next_expected: nextExpected,
    next_edition: next ? { edition: next.edition.edition, used_from: next.dates?.usedFrom ?? null } : null,
    checked_on: checkedOn,
    source,
  };
}

function stateOf(
  { usedUntil, nextExpected }: { readonly usedUntil: string | null; readonly nextExpected: string | null },
  today: string,
): FormEditionDates['state'] {
  if (usedUntil !== null && usedUntil < today) return 'over';
  const soon = addDays(today, soonDays);
  const isExpected = nextExpected !== null && `${nextExpected}-01` <= soon;
  return isExpected || (usedUntil !== null && usedUntil <= soon) ? 'ends_soon' : 'current';
}
