export const plausibleAge = {
  /**
   * Below it, federal law lets children work in a few kinds of jobs only (29 CFR 570.2, 29 U.S.C. 213(c)): a date of birth
   * that makes somebody younger is a slip of the year, unless a parent or guardian completes Section 1.
   */
  youngestAlone: 14,
  /** Nobody of whom it is known has worked at that age: a slip of the year. */
  oldest: 110,
} as const;
