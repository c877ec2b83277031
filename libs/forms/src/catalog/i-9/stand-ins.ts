import type { Condition } from '@firstday/policy-engine';
import type { StandIn } from '../../edition.js';

const completedBy = (value: string): Condition => ({
  fact: 'task.section_1_completed_by',
  operator: 'equals',
  value,
});

/**
 * Who cannot show a List B document may have their identity established by somebody else, who completes Section 1 and
 * one block of Supplement A. M-274, 4.2 and 4.3; 8 CFR 274a.2(b)(1)(v)(B)(2)-(4).
 */
const under18: StandIn = {
  when: completedBy('parent_or_guardian'),
  signature: 'Individual under age 18',
  certifiesIn: 'supplement_a_1',
};

const specialPlacement: StandIn = {
  when: completedBy('placement_representative'),
  signature: 'Special Placement',
  certifiesIn: 'supplement_a_1',
};

export const standIns: readonly StandIn[] = [under18, specialPlacement];
