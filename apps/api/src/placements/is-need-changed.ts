import { requiredForms } from '@firstday/policy-engine';
import type { PlacementEntity } from './placement.entity.js';

export const changeableReferences = ['employer_id', 'client_id', 'job_id'] as const;

export const isMoved = (before: PlacementEntity, after: PlacementEntity): boolean =>
  changeableReferences.some((name) => before[name] !== after[name]);

/** Whether its policies ask for other forms than they did. */
export const isNeedChanged = (before: PlacementEntity, after: PlacementEntity): boolean =>
  neededForms(before) !== neededForms(after);

const neededForms = ({ decisions }: PlacementEntity): string =>
  requiredForms(decisions)
    .map(({ form }) => form)
    .sort()
    .join();
