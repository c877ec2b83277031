import type { EverifyCaseTracking } from '@firstday/domain';
import { caseStatusWords } from '../../i18n/case-status-label';
import type { EverifyLabels } from '../everify-labels';
import type { FilterField } from '../filter-field';
import type { MessageKey, Translate } from '../translate';

const trackingWords = {
  overdue: 'track_overdue',
  due_today: 'track_due_today',
  upcoming: 'track_upcoming',
  none: 'track_none',
} as const satisfies Record<EverifyCaseTracking, MessageKey>;

/** The filters of the list of cases. */
export const caseFilters = (say: Translate, everify: EverifyLabels): readonly FilterField[] => [
  {
    kind: 'choices',
    name: 'case_tracking',
    label: say('tracking'),
    choices: Object.entries(trackingWords).map(([value, word]) => ({ value, label: say(word) })),
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
  for (const { status, word } of caseStatusWords)
    byWord.set(everify[word], [...(byWord.get(everify[word]) ?? []), status]);
  return [...byWord].map(([label, values]) => ({ value: values.join(','), label }));
}
