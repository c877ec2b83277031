import type { Condition } from '@firstday/policy-engine';

import type { Page } from '../../edition.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { caDe4PrintedText as text } from './ca-de-4-printed-text.js';

const isNotClaimed = (fact: string): Condition => ({
  any: [
    { fact, operator: 'is_absent' },
    { fact, operator: 'equals', value: false },
  ],
});

const notExempt = isNotClaimed('task.exempt');

/** The form puts OR between the allowances, line 3 and line 4: who claims one of the lines is asked nothing else. */
export const withholds: Condition = { all: [notExempt, isNotClaimed('task.not_subject')] };

/** Lines 3 and 4: asked first, since few people claim either, and what they need not answer then goes. */
export const exemptionClaims: Page = {
  id: 'claims',
  title: { en: 'Exemption', es: 'Exención', ar: 'الإعفاء' },
  layout: 'form',
  mustVisit: true,
  fields: [
    { path: 'task.exempt', kind: 'checkbox', label: asPrinted(text.exempt), mark: '3' },
    verbatim('both_conditions', text.bothConditions),
    {
      path: 'task.not_subject',
      kind: 'checkbox',
      label: asPrinted(text.notSubject),
      mark: '4',
      when: notExempt,
    },
    { ...verbatim('relief_act_conditions', text.reliefActConditions), when: notExempt },
  ],
};
