import type { Retention } from '../deadlines/retention.js';

/** N.Y. Lab. Law 195(1)(a): the employer keeps the acknowledgement for six years. */
export const payNoticeRetention: Retention = [
  { years: 6, after: 'completion', citation: 'N.Y. Lab. Law 195(1)(a)' },
];
