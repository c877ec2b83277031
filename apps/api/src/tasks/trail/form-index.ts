import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { EmploymentRecord } from '../../placements/index.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import type { TaskEntity } from '../task.entity.js';

/** `TasksStore.update` writes none of these: moves attest them on their own. */
const ownColumns = [
  'form_id',
  'form_key',
  'edition',
  'employee_id',
  'employer_id',
  'client_id',
  'job_id',
  'placement_id',
  'renews_task_id',
  'created_at',
] as const;
export const changingIndexColumns = [
  'opened_section_ids',
  'completed_at',
  'is_being_corrected',
  'confirmed_signature_id',
  'deleted_at',
  'withdrawal',
] as const;

/**
 * The index of a form: its person, employer and dates. 8 CFR 274a.2(e)(1)(iv) asks for an index, and (e)(1)(ii) that alterations are
 * detected.
 */
export const indexColumns = [...ownColumns, ...changingIndexColumns] as const;

type Json = z.core.util.JSONType;
type Facts = Readonly<Record<string, Json>>;

/** What an audit entry attests of the index: all of it at first, then what changes. */
const IndexPatch = z
  .object({ placements: z.record(z.string(), z.record(z.string(), z.json()).nullable()).optional() })
  .catchall(z.json());
export type IndexPatch = Readonly<z.infer<typeof IndexPatch>>;

/** The index of a form, with the employments of its employee where an inspector asks for the form. */
export interface FormIndex {
  readonly facts: Facts;
  readonly placements: Readonly<Record<string, Facts>>;
}

export interface AttestedIndex extends FormIndex {
  /** Since when it is attested, where the form is older: ISO 8601. */
  readonly since: string | null;
}

/** A fact that differs from what the trail attests. */
export interface IndexDifference {
  readonly name: string;
  readonly attested: Json;
  readonly found: Json;
}

type IndexRow = Pick<TaskEntity, (typeof indexColumns)[number]>;

export const indexFactsOf = (task: IndexRow): Facts =>
  Object.fromEntries(indexColumns.map((name) => [name, toJson(task[name])]));

/** The changing facts that differ from before. */
export function changedIndexFacts(
  before: Pick<TaskEntity, (typeof changingIndexColumns)[number]>,
  after: Pick<TaskEntity, (typeof changingIndexColumns)[number]>,
): Facts {
  const changed = changingIndexColumns.filter(
    (name) => !isDeepStrictEqual(toJson(before[name]), toJson(after[name])),
  );
  return Object.fromEntries(changed.map((name) => [name, toJson(after[name])]));
}

export const employmentFacts = (
  records: Readonly<Record<string, EmploymentRecord>>,
): FormIndex['placements'] =>
  Object.fromEntries(Object.entries(records).map(([id, record]) => [id, { ...record }]));

/**
 * The index as the entries of a trail attest it, each of what it says alone: a fact that was changed past the program is attested by
 * no later entry. Nothing for a form of an earlier version until it is attested.
 */
export function attestedIndex(entries: readonly ChainedAuditEntry[]): AttestedIndex | undefined {
  let index: AttestedIndex | undefined;
  for (const { at, sequence, detail } of entries) {
    const patch = IndexPatch.safeParse(detail['index']).data;
    if (!patch) continue;
    const { placements = {}, ...facts } = patch;
    // Patches before the whole index say too little to compare.
    if (index)
      index = {
        ...index,
        facts: { ...index.facts, ...facts },
        placements: withPatch(index.placements, placements),
      };
    else if ('form_key' in facts)
      index = { since: sequence === 1 ? null : at, facts, placements: withPatch({}, placements) };
  }
  return index;
}

/** Since when the index is attested: ISO 8601. Null while the trail of a form of an earlier version does not attest it. */
export function indexAttestedAt(entries: readonly ChainedAuditEntry[]): string | null {
  const index = attestedIndex(entries);
  return index ? (index.since ?? entries[0]?.at ?? null) : null;
}

function withPatch(
  known: FormIndex['placements'],
  patch: NonNullable<IndexPatch['placements']>,
): FormIndex['placements'] {
  const merged = new Map(Object.entries(known));
  for (const [id, facts] of Object.entries(patch))
    if (facts === null) merged.delete(id);
    else merged.set(id, { ...merged.get(id), ...facts });
  return Object.fromEntries(merged);
}

export function indexDifferences(attested: FormIndex, found: FormIndex): IndexDifference[] {
  const [one, other] = [flat(attested), flat(found)];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.flatMap((name) => {
    const difference = { name, attested: one.get(name) ?? null, found: other.get(name) ?? null };
    return isDeepStrictEqual(difference.attested, difference.found) ? [] : [difference];
  });
}

const flat = ({ facts, placements }: FormIndex): ReadonlyMap<string, Json> =>
  new Map([
    ...Object.entries(facts),
    ...Object.entries(placements).flatMap(([id, record]): (readonly [string, Json])[] => [
      // One without any day or place is there too.
      [id, true],
      ...Object.entries(record).map(([name, value]) => [`${id}.${name}`, value] as const),
    ]),
  ]);

const toJson = (value: IndexRow[keyof IndexRow]): Json =>
  value === undefined ? null : JSON.parse(JSON.stringify(value));
