import type { UserSession } from '@firstday/domain';
import { DateField } from '@firstday/ui/date-field';
import { getLocale, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { orderPackage } from './order-package';

interface OrderPackageFormProps {
  readonly session: UserSession;
}

const all = { per_page: 100 } as const;

/** Whose forms: of an employer, at a place, hired between two days, at work there or not. */
export async function OrderPackageForm({ session }: OrderPackageFormProps) {
  const [t, locale] = [await getTranslations('inspections'), await getLocale()];
  const employers = await readOrRedirect(paths.inspections, 'employers.list', { query: all });
  return (
    <section className="dash-panel" aria-labelledby="order">
      <h2 id="order">{t('orderTitle')}</h2>
      <ActionForm
        send={orderPackage.bind(null, toActionContext(session, paths.inspections))}
        check={{ form: 'inspection', advice: { employer_id: t('employerAdvice') } }}
        words={await formLabels()}
      >
        <SelectInput name="employer_id" label={t('employer')} choices={employers.data.map(toChoice)} />
        <Places session={session} />
        <DateField id="hired_on_gte" name="hired_on_gte" label={t('hiredFrom')} locale={locale} />
        <DateField id="hired_on_lte" name="hired_on_lte" label={t('hiredUntil')} locale={locale} />
        <SelectInput
          name="employment"
          label={t('employment')}
          choices={(['all', 'active', 'ended'] as const).map((value) => ({
            value,
            label: t(`employment_${value}`),
          }))}
          initial="all"
        />
        <div className="fd-actions">
          <Submit>{t('order')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

/** Clients and jobs, for who may see them. */
async function Places({ session }: OrderPackageFormProps) {
  const t = await getTranslations('inspections');
  const any = { value: '', label: t('anywhere') };
  const [clients, jobs] = [
    hasPermission(session, 'client:view')
      ? await readOrRedirect(paths.inspections, 'clients.list', { query: all })
      : undefined,
    hasPermission(session, 'job:view')
      ? await readOrRedirect(paths.inspections, 'jobs.list', { query: all })
      : undefined,
  ];
  return (
    <>
      {clients ? (
        <SelectInput
          name="client_id"
          label={t('client')}
          choices={[any, ...clients.data.map(toChoice)]}
          initial=""
        />
      ) : null}
      {jobs ? (
        <SelectInput name="job_id" label={t('job')} choices={[any, ...jobs.data.map(toChoice)]} initial="" />
      ) : null}
    </>
  );
}

const Named = z.object({ id: z.string(), name: z.string() });

function toChoice(record: unknown) {
  const { id, name } = Named.parse(record);
  return { value: id, label: name };
}
