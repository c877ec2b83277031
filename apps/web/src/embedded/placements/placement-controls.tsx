'use client';
import { Select, TextInput } from '@firstday/ui';
import { Combobox, type ComboboxOption } from '@firstday/ui/combobox';
import { DateField } from '@firstday/ui/date-field';
import { type ComponentProps, useCallback, useState } from 'react';
import { wordOfList } from '../../hire/word-of-list';
import type { HireControls } from '../../hire/hire-controls';
import { useComponent } from '../component-context';
import { useLookup } from '../use-lookup';
import { useTypedPlacement } from './use-typed-placement';
import { useHireTexts } from './use-hire-texts';

type PropsOf<Name extends keyof HireControls> = ComponentProps<HireControls[Name]>;

/** What every control is given: its id is its name. */
function useControlOf(name: string) {
  const { values, errors, type } = useTypedPlacement();
  const { words } = useHireTexts();
  return {
    field: { id: name, error: errors[name], errorWord: words.field.error },
    value: values[name] ?? '',
    type: (value: string) => type(name, value),
  };
}

function Text({ maxLength = 255, ...props }: PropsOf<'Text'>) {
  const { field, value, type } = useControlOf(props.name);
  return (
    <TextInput
      {...props}
      {...field}
      value={value}
      maxLength={maxLength}
      spellCheck={false}
      autoComplete="off"
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}

function Choice({ choices, initial = '', ...props }: PropsOf<'Choice'>) {
  const { field, value, type } = useControlOf(props.name);
  return (
    <Select
      {...props}
      {...field}
      options={choices}
      value={value || initial}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      isFit
    />
  );
}

function Day(props: PropsOf<'Day'>) {
  const { field, value, type } = useControlOf(props.name);
  return <DateField {...props} {...field} value={value || null} onChange={(day) => type(day ?? '')} />;
}

/** A client or a job, where there are any to be chosen; the employer is the session's. */
function Record({ kind, ...props }: PropsOf<'Record'>) {
  const { bounds } = useTypedPlacement();
  if (kind === 'employer') return null;
  const bound = bounds[kind];
  if (bound) return <Bound label={props.label} name={bound.name} />;
  const mayChoose = kind === 'client' ? bounds.may_choose_client : bounds.may_choose_job;
  return mayChoose ? <Chosen kind={kind} {...props} /> : null;
}

function Bound({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <p className="hire-record">
      <strong>{label}</strong>
      <bdi>{name}</bdi>
    </p>
  );
}

interface ChosenProps extends Omit<PropsOf<'Record'>, 'kind'> {
  readonly kind: 'client' | 'job';
}

function Chosen({ kind, ...props }: ChosenProps) {
  const { api } = useComponent();
  const { words } = useHireTexts();
  const { field, value, type } = useControlOf(props.name);
  const [chosen, setChosen] = useState<ComboboxOption>();
  const lookUp = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const query = { kind, ...(typed === '' ? {} : { name: typed }) };
      const { data } = await api.call('component_placements.listChoices', { query }, signal);
      return data.map((one) => ({ value: one.id, label: one.name }));
    },
    [api, kind],
  );
  const { options, status, search } = useLookup(lookUp, chosen);
  const choose = (id: string | null) => {
    setChosen(options.find((one) => one.value === id));
    type(id ?? '');
  };
  return (
    <Combobox
      {...props}
      {...field}
      options={options}
      value={value || null}
      onChange={choose}
      onSearch={search}
      showLabel={words.recordPicker.show}
      isSearching={status === 'searching'}
      noneFound={wordOfList(status, words.recordPicker)}
    />
  );
}

/** The controls of the form within a component. */
export const placementControls: HireControls = { Text, Choice, Day, Record };
