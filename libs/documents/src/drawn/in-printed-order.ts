import type { Edition, Section } from '@firstday/forms';

/** Sections as they follow each other on paper: some are asked for in another order than the form prints them. */
export function inPrintedOrder({ printedOrder }: Edition, sections: readonly Section[]): readonly Section[] {
  if (!printedOrder) return sections;
  const rankOf = ({ id }: Section) => printedOrder.indexOf(id);
  return [...sections].sort((one, other) => rankOf(one) - rankOf(other));
}
