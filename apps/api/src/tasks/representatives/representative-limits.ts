/** What holds of naming somebody. */
export const representativeLimits = {
  /** How long their link lasts. */
  hours: 48,
  /** Wrong codes that end the link. */
  codeTries: 5,
  /** People who may have been named for one task: who names and revokes more than that is up to something else. */
  perTask: 25,
} as const;
