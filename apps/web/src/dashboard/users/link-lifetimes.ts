/** For how long a sign-in link can be valid. */
export const linkLifetimes = [
  { seconds: 86_400, label: 'lifetimeDay' },
  { seconds: 3_600, label: 'lifetimeHour' },
  { seconds: 900, label: 'lifetimeQuarter' },
] as const;
