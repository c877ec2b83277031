import type { UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { CheckboxList } from '../forms/checkbox-list';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { RequirePermission } from '../shell/require-permission';
import { deleteOrganization } from './delete-organization';

interface DeleteOrganizationPageProps {
  readonly session: UserSession;
  readonly id: string;
}

export async function DeleteOrganizationPage({ session, id }: DeleteOrganizationPageProps) {
  const [t, words] = [await getTranslations('connectedOrganizations'), await getTranslations('dashboard')];
  const here = paths.deleteConnectedOrganization(id);
  const page = { session, section: 'connectedOrganizations' as const, title: t('title') };
  return (
    <RequirePermission {...page} needs="connected_organization:edit">
      {async () => {
        const params = { uid: id };
        const { name } = await readOrRedirect(here, 'connected_organizations.findById', { params });
        return (
          <div className="dash-column">
            <Heading title={{ text: t('deleteTitle', { name }) }} />
            <p>{t('deleteHint')}</p>
            <ActionForm
              send={deleteOrganization.bind(null, toActionContext(session, here), id)}
              words={await formLabels()}
            >
              <CheckboxList
                name="confirm"
                label={t('confirmLabel')}
                choices={[{ value: 'true', label: t('confirm') }]}
                initial={[]}
              />
              <div className="fd-actions">
                <Submit variant="danger">{t('delete')}</Submit>
                <LinkButton variant="secondary" href={paths.connectedOrganization(id)}>
                  {words('cancel')}
                </LinkButton>
              </div>
            </ActionForm>
          </div>
        );
      }}
    </RequirePermission>
  );
}
