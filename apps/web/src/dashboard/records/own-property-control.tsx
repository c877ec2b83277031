import type { CustomProperty } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { FormDayInput } from '../forms/form-day-input';
import { FormTextInput } from '../forms/form-text-input';
import { SelectInput } from '../forms/select-input';
import { ownControl } from './model/own-value';

interface OwnPropertyControlProps {
  readonly property: CustomProperty;
  readonly value: unknown;
}

/** The control of a custom property, by the type that its definition has. What is protected is not shown in it. */
export async function OwnPropertyControl({ property, value }: OwnPropertyControlProps) {
  const t = await getTranslations('records');
  const { name, label, scalar_type: type, is_sensitive_info: isProtected } = property;
  const labelled = { name: ownControl(name), label };
  const initial = isProtected || value === null || value === undefined ? '' : String(value);
  const hint = isProtected && value !== undefined ? { hint: t('protectedHint') } : {};
  if (type === 'boolean')
    return (
      <SelectInput
        {...labelled}
        {...hint}
        initial={initial}
        choices={[
          { value: '', label: t('notSaid') },
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
      />
    );
  if (type === 'date') return <FormDayInput {...labelled} {...hint} initial={initial} />;
  const isShort = type === 'integer' || type === 'decimal';
  return (
    <FormTextInput {...labelled} {...hint} initial={initial} maxLength={4096} width={isShort ? '10' : '20'} />
  );
}
