'use client';
import type { SelectOption } from '@firstday/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormTextInput } from '../forms/form-text-input';
import { SelectInput } from '../forms/select-input';
import { addressControl, type AddressPartName, usualCountry } from './model/address-parts';

export interface AddressInputsProps {
  readonly words: Readonly<Record<AddressPartName | 'region' | 'optional', string>>;
  readonly initial: Readonly<Partial<Record<AddressPartName, string>>>;
  readonly states: readonly SelectOption[];
  readonly countries: readonly SelectOption[];
}

/** An address part by part: a state of the United States is chosen, a region elsewhere is typed. */
export function AddressInputs({ words, initial, states, countries }: AddressInputsProps) {
  const country = addressControl('country');
  const [before] = useState(initial.country ?? usualCountry);
  const chosen: unknown = useWatch({ name: country, defaultValue: before });
  const optional = (part: 'secondary' | 'zip') => `${words[part]} (${words.optional})`;
  return (
    <>
      <FormTextInput name={addressControl('street')} label={words.street} initial={initial.street ?? ''} />
      <FormTextInput
        name={addressControl('secondary')}
        label={optional('secondary')}
        initial={initial.secondary ?? ''}
      />
      <FormTextInput name={addressControl('city')} label={words.city} initial={initial.city ?? ''} />
      {chosen === usualCountry ? (
        <SelectInput
          name={addressControl('state')}
          label={words.state}
          choices={states}
          initial={initial.state ?? ''}
        />
      ) : (
        <FormTextInput name={addressControl('state')} label={words.region} initial={initial.state ?? ''} />
      )}
      <FormTextInput
        name={addressControl('zip')}
        label={optional('zip')}
        initial={initial.zip ?? ''}
        width="10"
      />
      <SelectInput name={country} label={words.country} choices={countries} initial={before} />
    </>
  );
}
