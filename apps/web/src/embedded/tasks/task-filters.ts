import type { RouteQuery } from '../component-route';
import type { FilterField } from '../filter-field';
import { placeFilters } from '../place-filters';
import type { Translate } from '../translate';

/** The filters of the list of forms that a person sets; the others come with an address or a view. */
export const taskFilters = (say: Translate, held: RouteQuery): readonly FilterField[] => [
  {
    kind: 'choice',
    name: 'next_action',
    label: say('waitingFor'),
    any: say('anyTurn'),
    choices: (['employer_action', 'employee_action', 'system_action'] as const).map((value) => ({
      value,
      label: say(`next_action_${value}`),
    })),
  },
  {
    kind: 'choice',
    name: 'progress',
    label: say('progress'),
    any: say('anyProgress'),
    choices: [
      { value: '0', label: say('notStarted') },
      { value: '100', label: say('complete') },
    ],
  },
  ...placeFilters(say, held),
];
