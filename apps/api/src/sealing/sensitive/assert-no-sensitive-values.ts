import type { EntityType, Issue } from '@firstday/domain';
import { invalidInput } from '../../context/index.js';
import { type SensitiveKind, sensitiveKindLabels } from './sensitive-kind.js';
import { sensitiveKindOfName } from './sensitive-kind-of-name.js';
import { sensitiveKindOfValue } from './sensitive-kind-of-value.js';

type Values = Readonly<Record<string, unknown>>;

/** The input of a record whose values are stored and sent in the clear. */
export interface OpenValues {
  /** Properties of the record's own, whose names and types are known. */
  readonly own: Values;
  /** Top-level properties that the caller adds. */
  readonly system: Values;
  /** Custom properties that are not sensitive. */
  readonly custom: Values;
}

/**
 * Values in the clear reach webhooks, events and everyone who sees the record, so a Social Security number or bank
 * account is refused under any name.
 * @throws ProblemError 400 that says where such a value belongs, and never repeats it
 */
export function assertNoSensitiveValues(entity: EntityType, { own, system, custom }: OpenValues): void {
  const issues = [
    ...issuesOf(entity, own, [], sensitiveKindOfValue),
    ...issuesOf(entity, system, [], (name, value) => sensitiveKindOf(entity, name, value)),
    ...issuesOf(entity, custom, ['custom_attributes'], (name, value) => sensitiveKindOf(entity, name, value)),
  ];
  if (issues.length > 0) throw invalidInput(issues);
}

/**
 * The kind of sensitive value that a property would hold, by its name or value; undefined for null, booleans and
 * harmless values.
 */
export function sensitiveKindOf(entity: EntityType, name: string, value: unknown): SensitiveKind | undefined {
  const subject = entity === 'employee' || entity === 'placement' ? 'person' : 'organization';
  const isSomething = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
  return isSomething
    ? (sensitiveKindOfName(name, value, subject) ?? sensitiveKindOfValue(name, value))
    : undefined;
}

type KindOf = (name: string, value: unknown) => SensitiveKind | undefined;

function issuesOf(entity: EntityType, values: Values, path: readonly string[], kindOf: KindOf): Issue[] {
  const issues: Issue[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (isValues(value)) issues.push(...issuesOf(entity, value, [...path, name], kindOf));
    const inName = sensitiveKindOfValue('', name);
    const kind = inName ?? kindOf(name, value);
    if (!kind) continue;
    const message = `This looks like ${sensitiveKindLabels[kind]}: ${advice(entity, kind)}`;
    issues.push({ _tag: 'Refinement', path: inName ? [...path] : [...path, name.slice(0, 128)], message });
  }
  return issues;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function advice(entity: EntityType, kind: SensitiveKind): string {
  const sealed = `in custom_attributes, under a custom property of ${entity} that was made with is_sensitive_info`;
  if (kind === 'social_security_number' || kind === 'taxpayer_id')
    return entity === 'employee'
      ? `give it as social_security_number, or ${sealed}`
      : `give it as social_security_number of the employee, or ${sealed}`;
  if (kind === 'date_of_birth')
    return entity === 'employee'
      ? 'give it as date_of_birth'
      : `give it as date_of_birth of the employee, or ${sealed}`;
  return `give it ${sealed}`;
}
