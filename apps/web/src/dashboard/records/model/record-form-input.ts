import { weekdaysOf, weekdaysText } from '@firstday/domain';
import { z } from 'zod';
import { addressControls, readAddress } from './address-parts';
import { type FieldReading, typedAt } from './field-reading';
import { recordFieldsOf, type RecordField } from './record-field';
import type { ManagedKind } from './managed-kind';
import { type RecordAct, schemaOf } from './schema-of';

/** Records that a placement names, by the controls that choose them. */
export const placementReferences = ['employee_id', 'employer_id', 'client_id', 'job_id'] as const;

/**
 * A form of a record as it was posted, read as the body that the API takes: what is left empty is null. Checked in the
 * browser and on the server alike; each issue is at the control that it is about.
 */
export const recordFormInput = (kind: ManagedKind, act: RecordAct) =>
  z.record(z.string(), z.unknown()).transform((given, context): Readonly<Record<string, unknown>> => {
    const read = readersOf(kind, act).map((reader) => reader(given));
    for (const { issues } of read)
      for (const { control, message } of issues)
        context.addIssue({ code: 'custom', path: [control], message });
    return Object.fromEntries(read.map(({ name, value }) => [name, value]));
  });

type Reader = (given: Readonly<Record<string, unknown>>) => FieldReading;

function readersOf(kind: ManagedKind, act: RecordAct): readonly Reader[] {
  const references = kind === 'placement' ? placementReferences : [];
  // Another employee is another placement.
  const named = references.filter((name) => act === 'create' || name !== 'employee_id');
  const texts = [...named, 'external_id'].map((name) => ({ name, control: 'text' as const }));
  return [...texts, ...recordFieldsOf(kind)].map((field) => readerOf(kind, act, field));
}

type AnyField = Pick<RecordField, 'control'> & { readonly name: string };

function readerOf(kind: ManagedKind, act: RecordAct, { name, control }: AnyField): Reader {
  const schema = schemaOf(kind, act, name);
  if (control === 'address') return (given) => readAddress(schema, given);
  return (given) => {
    const typed = control === 'weekdays' ? weekdaysAt(given, name) : typedAt(given, name);
    const parsed = schema.safeParse(valueOf(control, typed));
    const issues = (parsed.error?.issues ?? [])
      .slice(0, 1)
      .map(({ message }) => ({ control: name, message }));
    return { name, value: parsed.data, issues };
  };
}

/** The days whose boxes are ticked, as the API takes them. */
const weekdaysAt = (given: Readonly<Record<string, unknown>>, name: string): string =>
  weekdaysText(weekdaysOf([given[name]].flat().join(',')));

/** What is no number stays as it was typed, for the schema to refuse. */
function valueOf(control: RecordField['control'], typed: string): unknown {
  if (typed === '') return null;
  if (control === 'flag') return typed === 'true';
  if (control !== 'number') return typed;
  const plain = typed.replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : typed;
}

/** Every control that a form of a kind has, without those of custom properties. */
export const controlsOf = (kind: ManagedKind): readonly string[] => [
  ...(kind === 'placement' ? placementReferences : []),
  ...recordFieldsOf(kind).flatMap(({ name, control }) => (control === 'address' ? addressControls : [name])),
  'external_id',
];
