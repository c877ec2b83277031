import type { Employee } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { FormTextInput } from '../forms/form-text-input';
import { SelectInput } from '../forms/select-input';
import { controlOf, type EditedProperty, shownValue } from './edited-property';

interface CustomInputsProps {
  readonly person: Employee;
  readonly properties: readonly EditedProperty[];
}

/** The account's own properties of people. */
export async function CustomInputs({ person, properties }: CustomInputsProps) {
  const t = await getTranslations('person');
  if (properties.length === 0) return null;
  const choices = [
    { value: '', label: t('unknown') },
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  return (
    <>
      <h3>{t('custom')}</h3>
      {properties.map((property) => {
        const [name, initial] = [controlOf(property), shownValue(person, property.name)];
        return property.scalar_type === 'boolean' ? (
          <SelectInput key={name} name={name} label={property.label} choices={choices} initial={initial} />
        ) : (
          <FormTextInput key={name} name={name} label={property.label} initial={initial} />
        );
      })}
    </>
  );
}
