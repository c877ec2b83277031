import type { ArchivedTask, LegalHold, UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { FormTextInput } from '../forms/form-text-input';
import { formLabels } from '../forms/form-labels';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Day } from '../shell/day';
import { type HoldSubjects, placeHold } from './place-hold';
import { releaseHold } from './release-hold';

const subjectNames = ['task', 'employee', 'employer'] as const;

interface LegalHoldsProps {
  readonly session: UserSession;
  readonly form: ArchivedTask;
}

/** What keeps a form from being destroyed: on itself, on its employee and on its employer. */
export async function LegalHolds({ session, form }: LegalHoldsProps) {
  const t = await getTranslations('archive');
  const query = { task_id: form.id, per_page: 100 };
  const { data } = await readOrRedirect(paths.archived(form.id), 'legal_holds.list', { query });
  const mayEdit = hasPermission(session, 'legal_hold:edit');
  const { employee_id, employer_id } = form.task;
  const subjects: HoldSubjects = {
    task: form.id,
    employee: employee_id,
    ...(employer_id && { employer: employer_id }),
  };
  return (
    <section className="hosted-section" aria-labelledby="holds">
      <h2 id="holds">{t('holdsTitle')}</h2>
      {data.length === 0 ? <p className="fd-muted">{t('noHolds')}</p> : null}
      {data.map((hold) => (
        <Hold key={hold.id} session={session} hold={hold} task={form.id} mayEdit={mayEdit} />
      ))}
      {mayEdit ? (
        <div className="archive-new-hold">
          <ActionForm
            send={placeHold.bind(null, toActionContext(session, paths.archived(form.id)), subjects)}
            check={{ form: 'hold', advice: { reason: t('reasonAdvice') } }}
            words={await formLabels()}
          >
            <SelectInput
              name="subject"
              label={t('holdSubject')}
              initial="task"
              choices={subjectNames
                .filter((it) => subjects[it])
                .map((it) => ({ value: it, label: t(`holdAll_${it}`) }))}
            />
            <FormTextInput name="reason" label={t('holdReason')} hint={t('holdHint')} maxLength={2000} />
            <div className="fd-actions">
              <Submit>{t('placeHold')}</Submit>
            </div>
          </ActionForm>
        </div>
      ) : null}
    </section>
  );
}

interface HoldProps {
  readonly session: UserSession;
  readonly hold: LegalHold;
  readonly task: string;
  readonly mayEdit: boolean;
}

async function Hold({ session, hold, task, mayEdit }: HoldProps) {
  const [t, locale] = [await getTranslations('archive'), await getLocale()];
  return (
    <div className="dash-panel">
      <p>
        <strong>{t(`holdOn_${hold.subject_type}`)}</strong>
        <br />
        <bdi>{hold.reason}</bdi>
        <br />
        <span className="fd-muted">
          {t('since')} <Day moment={hold.placed_at} locale={locale} />
        </span>
      </p>
      {mayEdit ? (
        <ActionForm
          send={releaseHold.bind(null, toActionContext(session, paths.archived(task)), {
            hold: hold.id,
            task,
          })}
          words={await formLabels()}
        >
          <FormTextInput name={`reason_${hold.id}`} label={t('releaseReason')} maxLength={2000} />
          <div className="fd-actions">
            <Submit variant="secondary">{t('release')}</Submit>
          </div>
        </ActionForm>
      ) : null}
    </div>
  );
}
