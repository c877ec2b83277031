import type { UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { createForm } from './create-form';
import { NewFormChoices } from './new-form-choices';

interface NewFormPageProps {
  readonly session: UserSession;
  /** The form that is copied, where one is. */
  readonly copy: string | undefined;
}

/** A form is begun with its name and what it is; everything else is written in the builder. */
export async function NewFormPage({ session, copy }: NewFormPageProps) {
  const t = await getTranslations('forms');
  const here = copy ? paths.copyForm(copy) : paths.newForm;
  const title = copy ? t('copyTitle') : t('makeTitle');
  return (
    <RequirePermission session={session} section="forms" needs="form:edit" title={title}>
      {async () => {
        const name = copy ? await nameOf(here, copy) : undefined;
        return (
          <div className="dash-column">
            <Back href={paths.forms}>{t('back')}</Back>
            <Heading title={{ text: title }}>
              {name === undefined ? null : <p className="fd-hint">{t('copyHint', { name })}</p>}
            </Heading>
            <ActionForm
              send={createForm.bind(null, toActionContext(session, here), copy)}
              check={{ form: 'newForm', advice: { name: t('nameRequired') } }}
              words={await formLabels()}
            >
              <FormTextInput
                name="name"
                label={t('nameLabel')}
                hint={t('nameHint')}
                maxLength={60}
                initial={name === undefined ? '' : t('copyName', { name }).slice(0, 60)}
              />
              {copy ? null : <NewFormChoices />}
              <div className="fd-actions">
                <Submit>{t('makeSubmit')}</Submit>
                <LinkButton variant="secondary" href={paths.forms}>
                  {(await getTranslations('dashboard'))('cancel')}
                </LinkButton>
              </div>
            </ActionForm>
          </div>
        );
      }}
    </RequirePermission>
  );
}

async function nameOf(here: string, form_id: string): Promise<string> {
  const { content } = await readOrRedirect(here, 'forms.getDraft', { params: { form_id } });
  return content.short_name['en'] ?? '';
}
