import { EntityType, ScalarType, type UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { CheckboxList } from '../forms/checkbox-list';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { createProperty } from './create-property';
import { propertyAdvice } from './property-advice';
import { propertyTraits } from './property-input';

export async function NewPropertyPage({ session }: { readonly session: UserSession }) {
  const [t, words] = [await getTranslations('customProperties'), await getTranslations('dashboard')];
  const here = paths.newCustomProperty;
  const page = { session, section: 'customProperties' as const, title: t('add') };
  const advice = await propertyAdvice();
  return (
    <RequirePermission {...page} needs="custom_property:edit">
      {async () => (
        <div className="dash-column">
          <Back href={paths.customProperties}>{t('back')}</Back>
          <Heading title={{ text: t('add') }}>
            <p className="fd-hint">{t('addHint')}</p>
          </Heading>
          <ActionForm
            send={createProperty.bind(null, toActionContext(session, here))}
            check={{ form: 'customProperty', advice }}
            words={await formLabels()}
          >
            <FormTextInput name="label" label={t('label')} hint={t('labelHint')} />
            <FormTextInput name="name" label={t('name')} hint={t('nameHint')} maxLength={64} width="20" />
            <SelectInput
              name="entity_type"
              label={t('entity_type')}
              choices={EntityType.options.map((value) => ({ value, label: t(`entity_${value}`) }))}
            />
            <SelectInput
              name="scalar_type"
              label={t('scalar_type')}
              choices={ScalarType.options.map((value) => ({ value, label: t(`type_${value}`) }))}
            />
            <CheckboxList
              name="traits"
              label={t('traits')}
              choices={propertyTraits.map((value) => ({
                value,
                label: t(value),
                hint: t(`${value}Hint`),
              }))}
              initial={[]}
            />
            <div className="fd-actions">
              <Submit>{t('addSubmit')}</Submit>
              <LinkButton variant="secondary" href={paths.customProperties}>
                {words('cancel')}
              </LinkButton>
            </div>
          </ActionForm>
        </div>
      )}
    </RequirePermission>
  );
}
