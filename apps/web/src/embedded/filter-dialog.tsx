'use client';
import { type RefObject, useId } from 'react';
import { useComponent } from './component-context';
import { Dialog } from './dialog';
import { type FilterField, isSelected, queryNames } from './filter-field';
import { dayBoundary, toDateInput } from './deadline';
import { withQueryChanges, type Query } from './component-route';

interface FilterDialogProps {
  readonly fields: readonly FilterField[];
  readonly onClose: () => void;
  readonly trigger: RefObject<HTMLElement | null>;
}

/** All filters at once; nothing changes until they are applied. */
export function FilterDialog({ fields, onClose, trigger }: FilterDialogProps) {
  const { say, place, go } = useComponent();
  const { query } = place;
  const apply = (form: FormData) => {
    const changes = Object.fromEntries(fields.flatMap((field) => entered(field, form)));
    go({ ...place, query: withQueryChanges(query, changes) }, 'replace');
    onClose();
  };
  return (
    <Dialog title={say('filters')} onClose={onClose} trigger={trigger}>
      <form
        className="cmp-filter-form"
        onSubmit={(event) => {
          event.preventDefault();
          apply(new FormData(event.currentTarget));
        }}
      >
        <div className="cmp-filter-fields">
          {fields.map((field) => (
            <Field key={field.name} field={field} query={query} />
          ))}
        </div>
        <div className="cmp-dialog-actions">
          <button className="fd-button" data-small="">
            {say('apply')}
          </button>
          <button type="button" className="fd-button" data-quiet="" data-small="" onClick={onClose}>
            {say('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
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

function Field({ field, query }: { readonly field: FilterField; readonly query: Query }) {
  if (field.kind === 'choice') return <ChoiceField field={field} value={query[field.name] ?? ''} />;
  if (field.kind === 'choices') return <ChoicesField field={field} value={query[field.name] ?? ''} />;
  if (field.kind === 'text') return <TextField field={field} value={query[field.name] ?? ''} />;
  return <RangeField field={field} query={query} />;
}

interface FieldProps<Kind extends FilterField['kind']> {
  readonly field: Extract<FilterField, { kind: Kind }>;
  readonly value: string;
}

function ChoiceField({ field, value }: FieldProps<'choice'>) {
  const id = useId();
  return (
    <div className="fd-field">
      <label className="fd-label" htmlFor={id}>
        {field.label}
      </label>
      <select className="fd-input cmp-select" id={id} name={field.name} defaultValue={value}>
        <option value="">{field.any}</option>
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function ChoicesField({ field, value }: FieldProps<'choices'>) {
  return (
    <fieldset>
      <legend className="fd-label">{field.label}</legend>
      <div className="cmp-checks">
        {field.choices.map((choice) => (
          <label key={choice.value} className="cmp-check">
            <input
              type="checkbox"
              name={field.name}
              value={choice.value}
              defaultChecked={isSelected(choice, value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TextField({ field, value }: FieldProps<'text'>) {
  const id = useId();
  return (
    <div className="fd-field">
      <label className="fd-label" htmlFor={id}>
        {field.label}
      </label>
      <input
        className="fd-input"
        id={id}
        name={field.name}
        defaultValue={value}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}

interface RangeFieldProps {
  readonly field: Extract<FilterField, { kind: 'days' | 'numbers' }>;
  readonly query: Query;
}

function RangeField({ field, query }: RangeFieldProps) {
  const { say } = useComponent();
  const id = useId();
  const isDays = field.kind === 'days';
  const names = queryNames(field);
  const words = isDays ? (['fromDay', 'toDay'] as const) : (['least', 'most'] as const);
  return (
    <fieldset>
      <legend className="fd-label">{field.label}</legend>
      {isDays && field.isAhead ? <Soon from={`${id}0`} to={`${id}1`} /> : null}
      <div className="cmp-range" data-figures={isDays ? undefined : ''}>
        {words.map((word, at) => {
          const name = names[at] ?? '';
          const value = query[name] ?? '';
          return (
            <div className="fd-part" key={word}>
              <label htmlFor={`${id}${at}`}>{say(word)}</label>
              <input
                className="fd-input"
                id={`${id}${at}`}
                name={name}
                defaultValue={isDays ? (value ? toDateInput(value) : '') : value}
                {...(isDays
                  ? { type: 'date', min: '1900-01-01', max: '2200-12-31' }
                  : {
                      inputMode: 'numeric',
                      type: 'number',
                      min: 0,
                      max: field.kind === 'numbers' && field.isPercent ? 100 : 999_999,
                    })}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

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
