/** An event as it is read for components: what it happened to, and nothing of what it says. */
export interface Happening {
  readonly id: string;
  readonly kind: string;
  readonly resource_id: string;
}

/** The records that events touched. */
export interface Touched {
  readonly employees: readonly string[];
  readonly tasks: readonly string[];
  readonly placements: readonly string[];
  readonly cases: readonly string[];
}

const nouns = {
  employee: 'employees',
  task: 'tasks',
  placement: 'placements',
  everify_case: 'cases',
} as const;
const isNoun = (noun: string): noun is keyof typeof nouns => Object.hasOwn(nouns, noun);

/** Each record once, however often it was touched; records that no component shows are left out. */
export function touchedBy(happenings: readonly Happening[]): Touched {
  const touched = {
    employees: new Set<string>(),
    tasks: new Set<string>(),
    placements: new Set<string>(),
    cases: new Set<string>(),
  };
  for (const { kind, resource_id } of happenings) {
    const noun = kind.slice(0, kind.indexOf('.'));
    if (isNoun(noun)) touched[nouns[noun]].add(resource_id);
  }
  return {
    employees: [...touched.employees],
    tasks: [...touched.tasks],
    placements: [...touched.placements],
    cases: [...touched.cases],
  };
}

export const countOf = ({ employees, tasks, placements, cases }: Touched): number =>
  employees.length + tasks.length + placements.length + cases.length;
