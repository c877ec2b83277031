import type { EventSummary } from '../../events/index.js';

/** The records that events are about. */
export interface ChangedRecords {
  readonly employees: readonly string[];
  readonly tasks: readonly string[];
  readonly placements: readonly string[];
  readonly cases: readonly string[];
}

const recordsByNoun = {
  employee: 'employees',
  task: 'tasks',
  placement: 'placements',
  everify_case: 'cases',
} as const;
const isNoun = (noun: string): noun is keyof typeof recordsByNoun => Object.hasOwn(recordsByNoun, noun);

/** Each record once, however often it changed; records that no component shows are left out. */
export function toChangedRecords(events: readonly EventSummary[]): ChangedRecords {
  const changed = {
    employees: new Set<string>(),
    tasks: new Set<string>(),
    placements: new Set<string>(),
    cases: new Set<string>(),
  };
  for (const { kind, resource_id } of events) {
    const noun = kind.slice(0, kind.indexOf('.'));
    if (isNoun(noun)) changed[recordsByNoun[noun]].add(resource_id);
  }
  return {
    employees: [...changed.employees],
    tasks: [...changed.tasks],
    placements: [...changed.placements],
    cases: [...changed.cases],
  };
}

export const countRecords = ({ employees, tasks, placements, cases }: ChangedRecords): number =>
  employees.length + tasks.length + placements.length + cases.length;
