/** The queue of what the employer signs, and its page between two forms: hosted pages that were opened from it lead back there. */
export const queuePaths = { queue: '/dashboard/review', next: '/dashboard/review/next' } as const;
