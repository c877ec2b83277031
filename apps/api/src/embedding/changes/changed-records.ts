import type { EventSummary } from '../../events/index.js';

/** The records that events are about. */
export interface ChangedRecords {
  readonly employees: readonly string[];
  readonly tasks: readonly string[];
  readonly placements: readonly string[];
  readonly everify_cases: readonly string[];
}

export const noRecords: ChangedRecords = { employees: [], tasks: [], placements: [], everify_cases: [] };

const recordsByNoun = {
  employee: 'employees',
  task: 'tasks',
  placement: 'placements',
  everify_case: 'everify_cases',
} as const;
const isNoun = (noun: string): noun is keyof typeof recordsByNoun => Object.hasOwn(recordsByNoun, noun);

/** Each record once, however often it changed; records that no component shows are left out. */
export function toChangedRecords(events: readonly EventSummary[]): ChangedRecords {
  const changed = {
    employees: new Set<string>(),
    tasks: new Set<string>(),
    placements: new Set<string>(),
    everify_cases: new Set<string>(),
  };
  for (const { kind, resource_id } of events) {
    const noun = kind.slice(0, kind.indexOf('.'));
    if (isNoun(noun)) changed[recordsByNoun[noun]].add(resource_id);
  }
  return {
    employees: [...changed.employees],
    tasks: [...changed.tasks],
    placements: [...changed.placements],
    everify_cases: [...changed.everify_cases],
  };
}

export const mergeRecords = (one: ChangedRecords, other: ChangedRecords): ChangedRecords => ({
  employees: [...new Set([...one.employees, ...other.employees])],
  tasks: [...new Set([...one.tasks, ...other.tasks])],
  placements: [...new Set([...one.placements, ...other.placements])],
  everify_cases: [...new Set([...one.everify_cases, ...other.everify_cases])],
});

export const countRecords = ({ employees, tasks, placements, everify_cases }: ChangedRecords): number =>
  employees.length + tasks.length + placements.length + everify_cases.length;
