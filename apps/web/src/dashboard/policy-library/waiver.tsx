import type { CoveredPolicy, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Day } from '../shell/day';
import { takeBackWaiver } from './take-back-waiver';

interface WaiverProps {
  readonly session: UserSession;
  readonly covered: CoveredPolicy | undefined;
  readonly here: string;
}

/** Why a policy is not asked, by whom, and how that is taken back; or the way to waive it. */
export async function Waiver({ session, covered, here }: WaiverProps) {
  const [t, locale] = [await getTranslations('library'), await getLocale()];
  if (!covered || covered.status === 'asked') return null;
  const { waiver, name, library_key: key } = covered;
  const mayEdit = hasPermission(session, 'policy:edit');
  if (!waiver)
    return mayEdit ? (
      <LinkButton
        size="small"
        variant="secondary"
        href={paths.waivePolicy(key)}
        aria-label={t('waiveOne', { name })}
      >
        {t('waive')}
      </LinkButton>
    ) : null;
  return (
    <div className="library-waiver">
      <p>
        {t('waivedBecause')} <bdi>{waiver.reason}</bdi>
        <br />
        <span className="fd-hint">
          <bdi>{waiver.waived_by.name ?? t('waivedByOther')}</bdi>
          {' · '}
          <Day moment={waiver.waived_at} locale={locale} />
        </span>
      </p>
      {mayEdit ? (
        <ActionForm
          send={takeBackWaiver.bind(null, toActionContext(session, here), key)}
          words={await formLabels()}
        >
          <div className="fd-actions">
            <Submit size="small" variant="secondary" aria-label={t('takeBackOne', { name })}>
              {t('takeBack')}
            </Submit>
          </div>
        </ActionForm>
      ) : null}
    </div>
  );
}
