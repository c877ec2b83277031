/** The days between which a placement is, as an integrator gave them, as SQL over its row: the first ten letters. */
export const startDateSql = `left(coalesce(system_attributes ->> 'start_date', custom_attributes ->> 'start_date'), 10)`;
export const endDateSql = `left(coalesce(system_attributes ->> 'end_date', custom_attributes ->> 'end_date'), 10)`;

/** Null where it is no day. */
export const dated = (sql: string): string => `CASE WHEN ${sql} ~ '^\\d{4}-\\d{2}-\\d{2}$' THEN ${sql} END`;

/** By the first day, as an index has it: a placement without one stands before every day. */
export const startOrderSql = `(coalesce(${startDateSql}, '') COLLATE "C")`;
