import type { UserSession } from '@firstday/domain';
import { DateField } from '@firstday/ui/date-field';
import { getLocale, getTranslations } from 'next-intl/server';
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
import { orderPackage } from './order-package';

interface OrderPackageFormProps {
  readonly session: UserSession;
}

/** Whose forms: of an employer, at a place, hired between two days, at work there or not. */
export async function OrderPackageForm({ session }: OrderPackageFormProps) {
  const [t, locale] = [await getTranslations('inspections'), await getLocale()];
  const [active, { data: deleted }] = await Promise.all([
    listNamedRecords(paths.inspections, 'employers.list', locale),
    readOrRedirect(paths.inspections, 'employers.listDeleted', { query: { per_page: 100 } }),
  ]);
  // The forms of a deleted employer are kept, and an inspector may ask for them.
  const employers = [
    ...active,
    ...deleted.map(({ employer: { id: value, name } }) => ({ value, label: t('deletedEmployer', { name }) })),
  ];
  if (employers.length === 0) return <AddEmployerFirst session={session} />;
  return (
    <section className="dash-panel" aria-labelledby="order">
      <h2 id="order">{t('orderTitle')}</h2>
      <ActionForm
        send={orderPackage.bind(null, toActionContext(session, paths.inspections))}
        check={{ form: 'inspection', advice: { employer_id: t('employerAdvice') } }}
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
        <Places session={session} />
        <DateField id="hired_on_gte" name="hired_on_gte" label={t('hiredFrom')} />
        <DateField id="hired_on_lte" name="hired_on_lte" label={t('hiredUntil')} />
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

const places = [
  { name: 'client_id', word: 'client', needs: 'client:view', list: 'clients.list' },
  { name: 'job_id', word: 'job', needs: 'job:view', list: 'jobs.list' },
] as const;

/** Clients and jobs, for who may see them. */
async function Places({ session }: OrderPackageFormProps) {
  const [t, locale] = [await getTranslations('inspections'), await getLocale()];
  const seen = places.filter(({ needs }) => hasPermission(session, needs));
  const choices = await Promise.all(
    seen.map(async (place) => ({
      ...place,
      options: await listNamedRecords(paths.inspections, place.list, locale),
    })),
  );
  return choices.map(({ name, word, options }) => (
    <PickInput
      key={name}
      name={name}
      label={t(word)}
      options={options}
      placeholder={t('anywhere')}
      showLabel={t('showList')}
      noneFound={t('noneFound')}
    />
  ));
}
