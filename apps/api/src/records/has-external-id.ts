/**
 * Whether a record has an external id, as SQL. Some have theirs among their system attributes: they were given it before
 * it was to be one record's only, and share it with another.
 */
export const hasExternalId = (given: string): string =>
  `(external_id = ${given} OR (system_attributes ? 'external_id' AND system_attributes ->> 'external_id' = ${given}))`;
