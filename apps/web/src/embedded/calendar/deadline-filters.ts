import { ComplianceDeadlineKind } from '@firstday/domain';
import type { FilterField } from '../filter-field';
import type { RouteQuery } from '../component-route';
import type { Translate } from '../translate';

/** The filters of the calendar: of the kinds, those that the session sees. */
export function deadlineFilters(say: Translate, { kind: allowed }: RouteQuery): readonly FilterField[] {
  const kinds = ComplianceDeadlineKind.options.filter((kind) => allowed?.split(',').includes(kind) ?? true);
  return [
    {
      kind: 'choices',
      name: 'kind',
      label: say('deadline'),
      choices: kinds.map((value) => ({ value, label: say(`deadline_${value}`) })),
    },
  ];
}
