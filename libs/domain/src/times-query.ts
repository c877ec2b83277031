import { DateTimeInput } from './scalar-value.js';

/** What every list takes whose rows have both times. Each edge is within. */
export const timesQuery = {
  created_at_gte: DateTimeInput.optional().describe('Made then or later: an ISO 8601 timestamp.'),
  created_at_lte: DateTimeInput.optional().describe('Made then or earlier: an ISO 8601 timestamp.'),
  updated_at_gte: DateTimeInput.optional().describe('Changed then or later: an ISO 8601 timestamp.'),
  updated_at_lte: DateTimeInput.optional().describe('Changed then or earlier: an ISO 8601 timestamp.'),
};

/** For rows that never change after they were made. */
export const creationTimesQuery = {
  created_at_gte: timesQuery.created_at_gte,
  created_at_lte: timesQuery.created_at_lte,
};

export interface TimesQuery {
  readonly created_at_gte?: string | undefined;
  readonly created_at_lte?: string | undefined;
  readonly updated_at_gte?: string | undefined;
  readonly updated_at_lte?: string | undefined;
}
