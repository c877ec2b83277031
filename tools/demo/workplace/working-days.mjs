const dayMs = 86_400_000;

/** The dates that the demo speaks of, as seen from one day. */
export function workingDays(today) {
  const date = new Date(`${today}T12:00:00Z`);
  const inDays = (days) => new Date(date.getTime() + days * dayMs).toISOString().slice(0, 10);
  const toMonday = (1 - date.getUTCDay() - 7) % 7;
  return {
    today,
    inDays,
    lastMonday: inDays(toMonday - 7),
    thisMonday: inDays(toMonday),
    nextMonday: inDays(toMonday + 7),
  };
}
