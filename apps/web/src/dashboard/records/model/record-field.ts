import type { ManagedKind } from './managed-kind';

/** What a property is given by. */
export type ControlKind =
  | 'address'
  | 'choice'
  | 'day'
  | 'flag'
  | 'number'
  | 'state'
  | 'text'
  | 'weekdays'
  | 'zone';

interface FieldRow {
  readonly name: string;
  readonly control: ControlKind;
}
interface GroupRow {
  readonly id: string;
  readonly fields: readonly FieldRow[];
}

const employer = [
  {
    id: 'company',
    fields: [
      { name: 'name', control: 'text' },
      { name: 'ein', control: 'text' },
      { name: 'dba_name', control: 'text' },
      { name: 'entity_structure', control: 'choice' },
      { name: 'naics_code', control: 'text' },
      { name: 'employee_count', control: 'number' },
      { name: 'phone', control: 'text' },
    ],
  },
  { id: 'address', fields: [{ name: 'address', control: 'address' }] },
  {
    id: 'everify',
    fields: [
      { name: 'uses_e_verify', control: 'flag' },
      { name: 'e_verify_company_id', control: 'text' },
      { name: 'remote_examination', control: 'choice' },
    ],
  },
  {
    id: 'workdays',
    fields: [
      { name: 'time_zone', control: 'zone' },
      { name: 'business_days', control: 'weekdays' },
      { name: 'holidays', control: 'text' },
    ],
  },
  {
    id: 'reporting',
    fields: [
      { name: 'new_hire_reports_from', control: 'day' },
      { name: 'new_hire_reports_to', control: 'state' },
    ],
  },
  {
    id: 'papers',
    fields: [
      { name: 'handbook_title', control: 'text' },
      { name: 'handbook_version', control: 'text' },
      { name: 'workers_compensation_insurer', control: 'text' },
      { name: 'workers_compensation_phone', control: 'text' },
      { name: 'workers_compensation_policy', control: 'text' },
    ],
  },
] as const satisfies readonly GroupRow[];

/** What a job pays, unless the placement in it says otherwise. */
const pay = {
  id: 'pay',
  fields: [
    { name: 'pay_rate', control: 'number' },
    { name: 'pay_basis', control: 'choice' },
    { name: 'pay_frequency', control: 'choice' },
    { name: 'regular_payday', control: 'text' },
    { name: 'overtime_status', control: 'choice' },
    { name: 'overtime_rate', control: 'number' },
    { name: 'tip_allowance', control: 'number' },
    { name: 'meal_allowance', control: 'number' },
    { name: 'lodging_allowance', control: 'text' },
    { name: 'other_allowance', control: 'text' },
  ],
} as const satisfies GroupRow;

const place = {
  id: 'place',
  fields: [
    { name: 'work_county', control: 'text' },
    { name: 'work_school_district', control: 'text' },
    { name: 'work_psd_code', control: 'text' },
  ],
} as const satisfies GroupRow;

const client = [
  { id: 'about', fields: [{ name: 'name', control: 'text' }] },
  { id: 'everify', fields: [{ name: 'remote_examination', control: 'choice' }] },
] as const satisfies readonly GroupRow[];

const job = [
  { id: 'about', fields: [{ name: 'name', control: 'text' }] },
  { id: 'address', fields: [{ name: 'address', control: 'address' }] },
  pay,
  place,
  { id: 'everify', fields: [{ name: 'remote_examination', control: 'choice' }] },
] as const satisfies readonly GroupRow[];

const placement = [
  {
    id: 'dates',
    fields: [
      { name: 'start_date', control: 'day' },
      { name: 'end_date', control: 'day' },
      { name: 'offer_accepted_on', control: 'day' },
      { name: 'first_payday', control: 'day' },
    ],
  },
  {
    id: 'work',
    fields: [
      { name: 'worker_type', control: 'choice' },
      { name: 'works_remotely', control: 'flag' },
      { name: 'job_days', control: 'number' },
      { name: 'claims_treaty_exemption', control: 'flag' },
    ],
  },
  pay,
  place,
] as const satisfies readonly GroupRow[];

const fieldGroups = { employer, client, job, placement } as const;

type Group = (typeof fieldGroups)[ManagedKind][number];
export type FieldGroupId = Group['id'];
export type RecordFieldName = Group['fields'][number]['name'];

export interface RecordField extends FieldRow {
  readonly name: RecordFieldName;
}
export interface RecordFieldGroup {
  readonly id: FieldGroupId;
  readonly fields: readonly RecordField[];
}

/** Every property that people may give of a kind of record, in the order and the groups in which a page has them. */
export const fieldGroupsOf = (kind: ManagedKind): readonly RecordFieldGroup[] => fieldGroups[kind];

export const recordFieldsOf = (kind: ManagedKind): readonly RecordField[] =>
  fieldGroupsOf(kind).flatMap(({ fields }) => fields);
