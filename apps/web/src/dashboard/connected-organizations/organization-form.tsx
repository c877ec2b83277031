import type { ConnectedOrganization, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { languages } from '@firstday/domain/languages';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { CheckboxList } from '../forms/checkbox-list';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { toActionContext } from '../session/current-session';
import { organizationAdvice } from './organization-advice';
import { saveOrganization } from './save-organization';

interface OrganizationFormProps {
  readonly session: UserSession;
  readonly here: string;
  readonly organization?: ConnectedOrganization;
  readonly back: string;
}

export async function OrganizationForm({ session, here, organization, back }: OrganizationFormProps) {
  const [t, fieldWord, records, words] = [
    await getTranslations('connectedOrganizations'),
    await getTranslations('recordField'),
    await getTranslations('records'),
    await getTranslations('dashboard'),
  ];
  const choices = languageChoices(organization);
  const optional = (label: string) => `${label} (${records('optional')})`;
  return (
    <ActionForm
      send={saveOrganization.bind(null, toActionContext(session, here), organization?.id)}
      check={{ form: 'organization', advice: await organizationAdvice() }}
      words={await formLabels()}
    >
      <FormTextInput name="name" label={t('legalName')} initial={organization?.name ?? ''} />
      <FormTextInput
        name="dba_name"
        label={optional(fieldWord('dba_name'))}
        initial={organization?.dba_name ?? ''}
      />
      <FormTextInput
        name="ein"
        label={optional(fieldWord('ein'))}
        initial={organization?.ein ?? ''}
        width="10"
      />
      <FormTextInput
        name="business_email"
        type="email"
        label={t('business_email')}
        initial={organization?.business_email ?? ''}
        maxLength={320}
      />
      <FormTextInput
        name="candidate_support_email"
        type="email"
        label={optional(t('candidate_support_email'))}
        initial={organization?.candidate_support_email ?? ''}
        maxLength={320}
      />
      <FormTextInput
        name="phone"
        label={optional(fieldWord('phone'))}
        initial={organization?.phone ?? ''}
        maxLength={40}
        width="20"
      />
      <CheckboxList
        name="supported_languages"
        label={t('supported_languages')}
        choices={choices}
        initial={organization?.supported_languages ?? ['en']}
      />
      <SelectInput
        name="default_language"
        label={t('default_language')}
        choices={choices}
        initial={organization?.default_language ?? 'en'}
      />
      <div className="fd-actions">
        <Submit>{organization ? words('save') : t('add')}</Submit>
        <LinkButton variant="secondary" href={back}>
          {words('cancel')}
        </LinkButton>
      </div>
    </ActionForm>
  );
}

/** The languages that pages have, and those that a program chose besides. */
function languageChoices(organization: ConnectedOrganization | undefined) {
  const known = languages.map(({ locale, name }) => ({ value: String(locale), label: name, lang: locale }));
  const chosen = [organization?.default_language, ...(organization?.supported_languages ?? [])];
  const others = [...new Set(chosen)].filter((code) => code && !known.some(({ value }) => value === code));
  return [...known, ...others.map((code) => ({ value: String(code), label: String(code) }))];
}
