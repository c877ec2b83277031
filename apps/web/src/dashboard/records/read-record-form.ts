import { getTranslations } from 'next-intl/server';
import { CalendarDate, type CustomProperty, DateTimeInput, type ScalarType } from '@firstday/domain';
import { z } from 'zod';
import { readText, type FormIssue } from '../forms/action-state';
import { readForm, type ReadForm } from '../forms/read-form';
import { ownControl, ownValue } from './model/own-value';
import { recordFormInput } from './model/record-form-input';
import type { ManagedKind } from './model/managed-kind';
import type { RecordAct } from './model/schema-of';
import { recordAdvice } from './record-advice';

type Body = Readonly<Record<string, unknown>>;

interface FormOfRecord {
  readonly kind: ManagedKind;
  readonly act: RecordAct;
  readonly own: readonly CustomProperty[];
}

/** A form of a record as it was posted, with the account's own properties, which a browser does not know. */
export async function readRecordForm(
  { kind, act, own }: FormOfRecord,
  form: FormData,
): Promise<ReadForm<Body>> {
  const [read, ours] = [
    readForm(recordFormInput(kind, act), form, await recordAdvice(kind)),
    await readOwn(own, form),
  ];
  if (!read.ok || ours.issues.length > 0)
    return { ok: false, issues: [...(read.ok ? [] : read.issues), ...ours.issues] };
  const given = { ...read.input, custom_attributes: ours.values };
  return { ok: true, input: act === 'create' ? withoutNone(given) : given };
}

/** Of what is made, nothing need be cleared. */
const withoutNone = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

async function readOwn(own: readonly CustomProperty[], form: FormData) {
  const t = await getTranslations('recordAdvice');
  const issues: FormIssue[] = [];
  const values: [string, unknown][] = [];
  for (const property of own) {
    const control = ownControl(property.name);
    const value = ownValue(property, readText(form, control));
    // What is protected is not shown in the form: left empty, it stays as it is.
    if (!form.has(control) || (property.is_sensitive_info && value === null)) continue;
    values.push([property.name, value]);
    if (!ownSchemas[property.scalar_type].nullable().safeParse(value).success)
      issues.push({ target: control, message: t(`own_${property.scalar_type}`) });
  }
  return { issues, values: Object.fromEntries(values) };
}

const ownSchemas: Readonly<Record<ScalarType, z.ZodType>> = {
  address: z.string().min(5).max(4096),
  boolean: z.boolean(),
  date: CalendarDate,
  datetime: DateTimeInput,
  decimal: z.number(),
  integer: z.int(),
  string: z.string().max(4096),
};
