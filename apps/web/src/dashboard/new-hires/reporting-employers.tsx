import type { UserSession } from '@firstday/domain';
import { usStates } from '@firstday/domain/places';
import { addDays, newHireRuleOf } from '@firstday/forms';
import { DateField } from '@firstday/ui/date-field';
import { getLocale, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { longDate } from '../../i18n/long-date';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { listNamedRecords } from '../forms/list-named-records';
import { PickInput } from '../forms/pick-input';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { AddEmployerFirst } from '../records/add-employer-first';
import { hasPermission, toActionContext } from '../session/current-session';
import { beginReporting } from './begin-reporting';
import { stateName } from './state-name';
import { today } from '../../i18n/today';

/** Of each what the page says. */
const ReportingEmployer = z.object({
  id: z.string(),
  name: z.string(),
  new_hire_reports_from: z.string().optional(),
  new_hire_reports_to: z.string().optional(),
});
const Employers = z.object({ data: z.array(ReportingEmployer) });

interface ReportingEmployersProps {
  readonly session: UserSession;
}

/** Whose hires are reported from here, since when and to which state; and one more. */
export async function ReportingEmployers({ session }: ReportingEmployersProps) {
  const t = await getTranslations('newHires');
  const query = { per_page: 100 };
  const { data } = Employers.parse(await readOrRedirect(paths.newHires, 'employers.list', { query }));
  const reporting = data.filter((it) => it.new_hire_reports_from);
  return (
    <section className="hosted-section" aria-labelledby="employers">
      <h2 id="employers">{t('employersTitle')}</h2>
      {reporting.length === 0 ? (
        <p className="fd-muted">{t('employersNone')}</p>
      ) : (
        <ul>
          {reporting.map((employer) => (
            <li key={employer.id}>
              <Reporting employer={employer} />
            </li>
          ))}
        </ul>
      )}
      {hasPermission(session, 'employer:edit') ? <BeginReporting session={session} /> : null}
    </section>
  );
}

async function Reporting({ employer }: { readonly employer: z.infer<typeof ReportingEmployer> }) {
  const [t, locale] = [await getTranslations('newHires'), await getLocale()];
  const { name, new_hire_reports_from: since, new_hire_reports_to: to } = employer;
  const date = since ? longDate(since, locale) : '';
  return (
    <>
      <strong>
        <bdi>{name}</bdi>
      </strong>{' '}
      <span className="fd-muted">
        {to ? t('sinceTo', { date, state: stateName(to) }) : t('since', { date })}
      </span>
    </>
  );
}

/** Who was hired since can still be reported in time, wherever they work. */
const stillDue = async (): Promise<string> => addDays(await today(), -newHireRuleOf(null).days);

async function BeginReporting({ session }: ReportingEmployersProps) {
  const [t, locale] = [await getTranslations('newHires'), await getLocale()];
  const employers = await listNamedRecords(paths.newHires, 'employers.list', locale);
  if (employers.length === 0) return <AddEmployerFirst session={session} />;
  return (
    <section className="dash-panel" aria-labelledby="begin">
      <h3 id="begin">{t('startTitle')}</h3>
      <p className="fd-hint">{t('startHint')}</p>
      <ActionForm
        send={beginReporting.bind(null, toActionContext(session, paths.newHires))}
        words={await formLabels()}
      >
        <PickInput
          name="employer_id"
          label={t('employer')}
          options={employers}
          placeholder={t('typeName')}
          showLabel={t('showList')}
          noneFound={t('noneFound')}
        />
        <DateField id="since" name="since" label={t('from')} defaultValue={await stillDue()} />
        <SelectInput
          name="reports_to"
          label={t('reportsTo')}
          hint={t('reportsToHint')}
          choices={[
            { value: '', label: t('eachState') },
            ...usStates.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          initial=""
        />
        <div className="fd-actions">
          <Submit variant="secondary">{t('start')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}
