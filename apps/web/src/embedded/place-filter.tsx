'use client';
import { Combobox, type ComboboxOption } from '@firstday/ui/combobox';
import { useCallback, useId, useState } from 'react';
import { wordOfList } from '../hire/word-of-list';
import { useComponent } from './component-context';
import type { FilterField } from './filter-field';
import { useLookup } from './use-lookup';

export interface PlaceFilterProps {
  readonly field: Extract<FilterField, { kind: 'record' }>;
  readonly before: ComboboxOption | undefined;
}

/** An employer or a client by a part of its name; nothing where there is none to choose. */
export function PlaceFilter({ field, before }: PlaceFilterProps) {
  const { api, say, place } = useComponent();
  const id = useId();
  const [chosen, setChosen] = useState(before);
  const { records } = field;
  const { employee } = place;
  const lookUp = useCallback(
    async (name: string, signal: AbortSignal) => {
      const query = { kind: records, ...(name && { name }), ...(employee && { employee_id: employee }) };
      const { data } = await api.call('component_rows.listFilterChoices', { query }, signal);
      return data.map((one) => ({ value: one.id, label: one.name }));
    },
    [api, records, employee],
  );
  const { options, status, isEmpty, search } = useLookup(lookUp, chosen);
  if (isEmpty && !chosen) return null;
  const words = { looking: say('looking'), noneFound: say('noPlaceFound'), notLoaded: say('notLoaded') };
  return (
    <Combobox
      id={id}
      name={field.name}
      label={field.label}
      options={options}
      value={chosen?.value ?? null}
      onChange={(value) => setChosen(options.find((one) => one.value === value))}
      onSearch={search}
      isSearching={status === 'searching'}
      placeholder={field.any}
      showLabel={say('showList')}
      noneFound={wordOfList(status, words)}
    />
  );
}
