/** An event as it is read for components: what it happened to, and nothing of what it says. */
export interface ChangeEvent {
  readonly id: string;
  readonly kind: string;
  readonly resource_id: string;
}

/** The records that events touched. */
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

/** Each record once, however often it was touched; records that no component shows are left out. */
export function toChangedRecords(happenings: readonly ChangeEvent[]): ChangedRecords {
  const touched = {
    employees: new Set<string>(),
    tasks: new Set<string>(),
    placements: new Set<string>(),
    cases: new Set<string>(),
  };
  for (const { kind, resource_id } of happenings) {
    const noun = kind.slice(0, kind.indexOf('.'));
    if (isNoun(noun)) touched[recordsByNoun[noun]].add(resource_id);
  }
  return {
    employees: [...touched.employees],
    tasks: [...touched.tasks],
    placements: [...touched.placements],
    cases: [...touched.cases],
  };
}

export const countRecords = ({ employees, tasks, placements, cases }: ChangedRecords): number =>
  employees.length + tasks.length + placements.length + cases.length;
