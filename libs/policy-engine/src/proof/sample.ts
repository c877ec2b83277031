import type { Value } from '../condition.js';

/** A value that stands for all those which the comparisons of a condition cannot tell from it; null is a missing fact. */
export type Sample = Value | null;
