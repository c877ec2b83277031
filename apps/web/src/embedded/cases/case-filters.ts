import type { EverifyCase } from '@firstday/domain';
import { type CaseStatusFacts, caseStatusLabel } from '../../i18n/case-status-label';
import type { EverifyLabels } from '../everify-labels';
import type { FilterField } from '../filter-field';
import type { Translate } from '../translate';

const statuses: readonly EverifyCase['status'][] = [
  'PREPARED',
  'DRAFT',
  'UNCONFIRMED_DATA',
  'PHOTO_MATCH',
  'SCAN_AND_UPLOAD',
  'QUEUED',
  'MANUAL_REVIEW',
  'PENDING_REFERRAL',
  'REFERRED',
  'CLOSE_CASE_AND_RESUBMIT',
  'FINAL_NONCONFIRMATION',
  'EMPLOYMENT_AUTHORIZED',
  'CLOSED',
];

const trackings = ['overdue', 'due_today', 'upcoming', 'none'] as const;

/** The filters of the list of cases. */
export const caseFilters = (say: Translate, everify: EverifyLabels): readonly FilterField[] => [
  {
    kind: 'choices',
    name: 'case_tracking',
    label: say('tracking'),
    choices: trackings.map((value) => ({ value, label: say(`track_${value}`) })),
  },
  {
    kind: 'choices',
    name: 'case_statuses',
    label: say('status'),
    choices: [{ value: 'open', label: say('allOpen') }, ...statusChoices(everify)],
  },
];

/** Statuses that have one word for the employer are one choice. */
function statusChoices(everify: EverifyLabels) {
  const byWord = new Map<string, string[]>();
  for (const status of statuses) {
    const { word } = caseStatusLabel({ ...unremarkable, status }, 'employer');
    byWord.set(everify[word], [...(byWord.get(everify[word]) ?? []), status]);
  }
  return [...byWord].map(([label, values]) => ({ value: values.join(','), label }));
}

const unremarkable: Omit<CaseStatusFacts, 'status'> = {
  eligibility_statement: null,
  missing: [],
  pending: null,
  turn: 'employer',
};
