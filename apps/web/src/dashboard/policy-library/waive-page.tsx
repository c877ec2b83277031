import './policy-library.css';
import type { UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextArea } from '../forms/form-text-area';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { waiveLibraryPolicy } from './waive-library-policy';

interface WaivePageProps {
  readonly session: UserSession;
  readonly policyKey: string;
}

/** Says that the account does not ask for what a policy of the library asks for, and why. */
export async function WaivePage({ session, policyKey }: WaivePageProps) {
  const t = await getTranslations('library');
  const here = paths.waivePolicy(policyKey);
  return (
    <RequirePermission session={session} section="policyLibrary" needs="policy:edit" title={t('title')}>
      {async () => {
        const { entries } = await readOrRedirect(here, 'policy_library.list', { query: {} });
        const entry = entries.find(({ key }) => key === policyKey) ?? notFound();
        return (
          <div className="dash-column">
            <Back href={paths.libraryPolicy(policyKey)}>{t('backToPolicy')}</Back>
            <Heading title={{ text: t('waiveTitle', { name: entry.name }) }}>
              <p className="fd-hint">{t('waiveHint')}</p>
            </Heading>
            <ActionForm
              send={waiveLibraryPolicy.bind(null, toActionContext(session, here), policyKey)}
              check={{ form: 'waiver', advice: { reason: t('waiveReasonAdvice') } }}
              words={await formLabels()}
            >
              <FormTextArea
                name="reason"
                label={t('waiveReason')}
                hint={t('waiveReasonHint')}
                maxLength={2000}
                rows={3}
              />
              <div className="fd-actions">
                <Submit>{t('waiveSubmit')}</Submit>
                <LinkButton variant="secondary" href={paths.libraryPolicy(policyKey)}>
                  {t('cancelWaive')}
                </LinkButton>
              </div>
            </ActionForm>
          </div>
        );
      }}
    </RequirePermission>
  );
}
