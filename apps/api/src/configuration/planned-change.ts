import { isDeepStrictEqual } from 'node:util';

export interface FieldChange {
  readonly path: string;
  /** Left out where there was nothing. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** `kept`: it is not in the folder, and has no state out of use. */
export interface PlannedChange {
  readonly action: 'create' | 'update' | 'retire' | 'kept';
  readonly folder: string;
  readonly identity: string;
  readonly fields: readonly FieldChange[];
}

/** Every place where two things differ, down to the values. */
export function fieldChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [old, now] = [partsOf(before), partsOf(after)];
  if (!old || !now || Array.isArray(before) !== Array.isArray(after))
    return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys.flatMap((key) => fieldChanges(old.get(key), now.get(key), path ? `${path}.${key}` : key));
}

const marks = { create: '+', update: '~', retire: '-', kept: '=' } as const;
const words = {
  create: 'create',
  update: 'change',
  retire: 'retire',
  kept: 'keep (cannot be archived)',
} as const;

/** What a person reads: values as JSON, so that nothing in them reaches the terminal as a control character. */
export function planText(changes: readonly PlannedChange[]): string {
  if (changes.length === 0) return 'No differences.';
  return changes.flatMap((change) => [headOf(change), ...change.fields.map(lineOf)]).join('\n');
}

const headOf = ({ action, folder, identity }: PlannedChange) =>
  `${marks[action]} ${words[action]} ${folder} ${shown(identity)}`;
const lineOf = ({ path, before, after }: FieldChange) =>
  `    ${shown(path).slice(1, -1)}: ${shown(before)} → ${shown(after)}`;

function shown(value: unknown): string {
  if (value === undefined) return '(nothing)';
  const text = JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    '?',
  );
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function partsOf(value: unknown): Map<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}
