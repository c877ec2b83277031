'use client';
import { Button, CheckboxGroup, FieldGroup, Select, Skeleton, TextInput } from '@firstday/ui';
import { lazy, type RefObject, Suspense, useId } from 'react';
import { useComponent } from './component-context';
import { ComponentDialog } from './component-dialog';
import { type FilterField, isSelected, queryNames } from './filter-field';
import { dayBoundary, toDateInput } from '../i18n/due-status';
import { withQueryChanges, type RouteQuery } from './component-route';

/** A list that is looked up takes more than the page does without. */
const PlaceFilter = lazy(async () => ({ default: (await import('./place-filter')).PlaceFilter }));

interface FilterDialogProps {
  readonly fields: readonly FilterField[];
  /** What records are called that filters name, by their ids. */
  readonly names: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  readonly trigger: RefObject<HTMLElement | null>;
}

/** All filters at once; nothing changes until they are applied. */
export function FilterDialog({ fields, names, onClose, trigger }: FilterDialogProps) {
  const { say, place, go } = useComponent();
  const { query } = place;
  const form = useId();
  const apply = (form: FormData) => {
    const changes = Object.fromEntries(fields.flatMap((field) => entered(field, form)));
    go({ ...place, query: withQueryChanges(query, changes) }, 'replace');
    onClose();
  };
  return (
    <ComponentDialog
      title={say('filters')}
      onClose={onClose}
      trigger={trigger}
      actions={
        <>
          <Button type="submit" form={form} size="small">
            {say('apply')}
          </Button>
          <Button variant="secondary" size="small" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="cmp-filter-fields"
        onSubmit={(event) => {
          event.preventDefault();
          apply(new FormData(event.currentTarget));
        }}
      >
        {fields.map((field) => (
          <Field key={field.name} field={field} query={query} names={names} />
        ))}
      </form>
    </ComponentDialog>
  );
}

function entered(field: FilterField, form: FormData): [string, string | undefined][] {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  if (field.kind === 'choices') {
    const chosen = form.getAll(field.name).filter((one) => typeof one === 'string');
    return [[field.name, chosen.length > 0 ? chosen.join(',') : undefined]];
  }
  if (field.kind !== 'days') return queryNames(field).map((name) => [name, text(name)]);
  const [from = '', to = ''] = queryNames(field);
  const [first, last] = [text(from), text(to)];
  return [
    [from, first && dayBoundary(first, 'first')],
    [to, last && dayBoundary(last, 'last')],
  ];
}

interface FieldProps {
  readonly field: FilterField;
  readonly query: RouteQuery;
  readonly names: FilterDialogProps['names'];
}

function Field({ field, query, names }: FieldProps) {
  const { name, label } = field;
  const value = query[name] ?? '';
  if (field.kind === 'choice')
    return (
      <Select
        name={name}
        label={label}
        defaultValue={value}
        options={[{ value: '', label: field.any }, ...field.choices]}
      />
    );
  if (field.kind === 'choices')
    return (
      <CheckboxGroup
        name={name}
        label={label}
        options={field.choices}
        defaultValue={field.choices.filter((one) => isSelected(one, value)).map((one) => one.value)}
      />
    );
  if (field.kind === 'record') {
    const before = value === '' ? undefined : { value, label: names[value] ?? '…' };
    return (
      <Suspense fallback={<Skeleton shape="control" />}>
        <PlaceFilter field={field} before={before} />
      </Suspense>
    );
  }
  if (field.kind === 'text')
    return <TextInput name={name} label={label} defaultValue={value} maxLength={200} spellCheck={false} />;
  return <RangeField field={field} query={query} />;
}

interface RangeFieldProps {
  readonly field: Extract<FilterField, { kind: 'days' | 'numbers' }>;
  readonly query: RouteQuery;
}

function RangeField({ field, query }: RangeFieldProps) {
  const { say } = useComponent();
  const id = useId();
  const isDays = field.kind === 'days';
  const names = queryNames(field);
  const words = isDays ? (['fromDay', 'toDay'] as const) : (['least', 'most'] as const);
  return (
    <FieldGroup id={id} label={field.label}>
      {isDays && field.isAhead ? <Soon from={`${id}0`} to={`${id}1`} /> : null}
      <div className="cmp-range" data-figures={isDays ? undefined : ''}>
        {words.map((word, at) => {
          const name = names[at] ?? '';
          const value = query[name] ?? '';
          const kind = isDays
            ? ({ type: 'date', min: '1900-01-01', max: '2200-12-31' } as const)
            : ({ type: 'number', inputMode: 'numeric', min: 0, max: most(field) } as const);
          return (
            <TextInput
              key={word}
              id={`${id}${at}`}
              name={name}
              label={say(word)}
              defaultValue={isDays && value ? toDateInput(value) : value}
              {...kind}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}

const most = (field: RangeFieldProps['field']): number =>
  field.kind === 'numbers' && field.isPercent ? 100 : 999_999;

const week = 7;

/** What is asked most, entered by a press. */
function Soon({ from, to }: { readonly from: string; readonly to: string }) {
  const { say } = useComponent();
  const enter = (days: readonly [number | undefined, number]) => {
    for (const [at, id] of [from, to].entries()) {
      const input = document.getElementById(id);
      const ahead = days[at];
      if (input instanceof HTMLInputElement)
        input.value =
          ahead === undefined ? '' : toDateInput(new Date(Date.now() + ahead * 86_400_000).toISOString());
    }
  };
  return (
    <div className="cmp-soon">
      <button type="button" className="cmp-chip-button" onClick={() => enter([undefined, -1])}>
        {say('overdueNow')}
      </button>
      <button type="button" className="cmp-chip-button" onClick={() => enter([0, week])}>
        {say('dueWeek')}
      </button>
    </div>
  );
}
