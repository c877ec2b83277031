import type { InspectorAccess, UserSession } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Day } from '../shell/day';
import { secretLabels } from '../shell/secret-labels';
import { SecretOnce } from '../shell/secret-once';
import { giveAccess } from './give-access';
import { revokeAccess } from './revoke-access';

interface InspectorAccessesProps {
  readonly session: UserSession;
  /** Of the package. */
  readonly id: string;
}

/** Who may read a package without an account, and until when. */
export async function InspectorAccesses({ session, id }: InspectorAccessesProps) {
  const t = await getTranslations('inspections');
  const input = { params: { inspection_package_id: id }, query: { per_page: 100 } };
  const { data } = await readOrRedirect(paths.inspection(id), 'inspector_accesses.list', input);
  const mayEdit = hasPermission(session, 'inspection_package:edit');
  return (
    <section className="hosted-section" aria-labelledby="accesses">
      <h2 id="accesses">{t('accessesTitle')}</h2>
      {data.length === 0 ? <p className="fd-muted">{t('noAccesses')}</p> : null}
      {data.map((access) => (
        <Access key={access.id} session={session} access={access} mayEdit={mayEdit} />
      ))}
      {mayEdit ? <GiveAccess session={session} id={id} /> : null}
    </section>
  );
}

async function GiveAccess({ session, id }: InspectorAccessesProps) {
  const t = await getTranslations('inspections');
  return (
    <section className="dash-panel" aria-labelledby="give">
      <h3 id="give">{t('giveTitle')}</h3>
      <ActionForm
        send={giveAccess.bind(null, toActionContext(session, paths.inspection(id)), id)}
        check={{ form: 'inspectorAccess', advice: { inspector_name: t('nameAdvice') } }}
        words={await formLabels()}
        outcome={<SecretOnce words={await secretLabels(t('address'))} />}
      >
        <FormTextInput name="inspector_name" label={t('inspectorName')} maxLength={200} />
        <FormTextInput name="inspector_agency" label={t('inspectorAgency')} maxLength={200} />
        <DateField id="ends_on" name="ends_on" label={t('endsOn')} hint={t('endsHint')} />
        <div className="fd-actions">
          <Submit variant="secondary">{t('give')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

const signs = {
  open: { tone: 'good', icon: 'check' },
  ended: { tone: 'muted', icon: 'wait' },
  revoked: { tone: 'muted', icon: 'lock' },
  locked: { tone: 'bad', icon: 'lock' },
} as const;

interface AccessProps {
  readonly session: UserSession;
  readonly access: InspectorAccess;
  readonly mayEdit: boolean;
}

async function Access({ session, access, mayEdit }: AccessProps) {
  const [t, locale] = [await getTranslations('inspections'), await getLocale()];
  const { id, inspection_package_id: found, status } = access;
  const place = toActionContext(session, paths.inspection(found));
  return (
    <div className="dash-panel">
      <p>
        <strong>
          <bdi>{access.inspector_name}</bdi>
        </strong>{' '}
        <bdi className="fd-muted">{access.inspector_agency}</bdi>
        <br />
        <StatusWord {...signs[status]} word={t(`access_${status}`)} />
        <br />
        <span className="fd-muted">
          {t('ends')} <Day moment={access.ends_at} locale={locale} /> · {t('looks', { count: access.looks })}
        </span>
      </p>
      {mayEdit && status !== 'revoked' && status !== 'ended' ? (
        <ActionForm
          send={revokeAccess.bind(null, place, { access: id, package: found })}
          words={await formLabels()}
        >
          <div className="fd-actions">
            <Submit variant="secondary">{t('revoke')}</Submit>
          </div>
        </ActionForm>
      ) : null}
    </div>
  );
}
