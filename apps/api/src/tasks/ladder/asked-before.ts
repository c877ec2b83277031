const daysBack = 14;

/** How far back turning messages on reaches, where somebody wants those to be written to who wait. */
export const askedBefore = (now: Date): Date => new Date(now.getTime() - daysBack * 86_400_000);
