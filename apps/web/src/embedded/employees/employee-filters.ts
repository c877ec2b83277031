import type { RouteQuery } from '../component-route';
import type { FilterField } from '../filter-field';
import { placeFilters } from '../place-filters';
import type { Translate } from '../translate';

/**
 * The filters of the list of employees that a person sets; the others come with an address or a view.
 *
 * @param held what the session's link holds it to
 */
export const employeeFilters = (say: Translate, held: RouteQuery): readonly FilterField[] => [
  {
    kind: 'choice',
    name: 'status',
    label: say('status'),
    any: say('anyStatus'),
    choices: (['requires_action', 'completed', 'expired'] as const).map((value) => ({
      value,
      label: say(`status_${value}`),
    })),
  },
  {
    kind: 'choice',
    name: 'assignee',
    label: say('waitingFor'),
    any: say('anyTurn'),
    choices: (['employer', 'employee'] as const).map((value) => ({
      value,
      label: say(`next_action_${value}_action`),
    })),
  },
  ...placeFilters(say, held),
  { kind: 'days', name: 'next_task_due_at', label: say('nextDue'), isAhead: true },
  { kind: 'numbers', name: 'progress', label: say('progressPercent'), isPercent: true },
  { kind: 'numbers', name: 'placements_count', label: say('placements') },
  { kind: 'days', name: 'created_at', label: say('created') },
  { kind: 'days', name: 'latest_task_updated_at', label: say('latestChange') },
  { kind: 'text', name: 'first_name', label: say('firstName') },
  { kind: 'text', name: 'middle_name', label: say('middleName') },
  { kind: 'text', name: 'last_name', label: say('lastName') },
  { kind: 'text', name: 'email', label: say('email') },
];
