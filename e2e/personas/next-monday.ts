/** The Monday after today, `YYYY-MM-DD`: “next Monday” of the list of employees is never today. */
export function nextMonday(now = new Date()): string {
  const days = (8 - now.getUTCDay()) % 7 || 7;
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
