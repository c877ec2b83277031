import type { EverifyCase } from '@firstday/domain';
import type { CaseFacts } from './case-input';

/** Of a case, only what its forms need: the browser is told no more. */
export const caseFacts = ({ closure_reasons, refusal, urgency }: EverifyCase): CaseFacts => ({
  closure_reasons,
  refusal,
  urgency,
});
