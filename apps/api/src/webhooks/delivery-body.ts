/**
 * The body of a delivery: `{type, timestamp, data}`, the same bytes in each attempt.
 * @param data the event's data as the database writes it, which never changes
 */
export const deliveryBody = (kind: string, happenedAt: Date, data: string): string =>
  `{"type":${JSON.stringify(kind)},"timestamp":${JSON.stringify(happenedAt.toISOString())},"data":${data}}`;
