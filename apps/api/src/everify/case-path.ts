import type { PathOf } from '@firstday/domain';

/** Of every operation on one case. */
export type CasePath = PathOf<'everify_cases.findById'>;
