import type { UserSession } from '@firstday/domain';
import { Button, Icon, Select } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { OrganizationPickers } from '../record-picker/organization-pickers';
import { hasPermission } from '../session/current-session';
import { isQueueNarrowed, type ReviewSearch } from './review-search';

interface ReviewFiltersProps {
  readonly session: UserSession;
  readonly asked: ReviewSearch;
}

const mostForms = 100;

/** What is asked stands in the address, to be kept and sent on. */
export async function ReviewFilters({ session, asked }: ReviewFiltersProps) {
  const t = await getTranslations('reviewQueue');
  return (
    <details className="dash-filters" open={isQueueNarrowed(asked)}>
      <summary>
        <Icon name="filter" size={18} />
        {t('find')}
      </summary>
      <form className="dash-search" role="search" aria-label={t('filterTitle')}>
        <OrganizationPickers session={session} asked={asked} />
        {hasPermission(session, 'form:view') ? <FormSelect asked={asked} /> : null}
        {asked.waits ? <input type="hidden" name="waits" value={asked.waits} /> : null}
        <div className="fd-actions">
          <Button type="submit" variant="secondary">
            {t('find')}
          </Button>
          {isQueueNarrowed(asked) ? (
            <a href={withQuery(paths.review, { waits: asked.waits })}>{t('clear')}</a>
          ) : null}
        </div>
      </form>
    </details>
  );
}

async function FormSelect({ asked }: Pick<ReviewFiltersProps, 'asked'>) {
  const [t, locale] = [await getTranslations('reviewQueue'), await getLocale()];
  const { data } = await readOrRedirect(paths.review, 'forms.list', { query: { per_page: mostForms } });
  const names = formNamesIn(locale);
  const order = new Intl.Collator(locale);
  const options = data
    .map(({ id, name }) => ({ value: id, label: names[name]?.text ?? name }))
    .sort((one, other) => order.compare(one.label, other.label));
  return (
    <Select
      id="form"
      name="form"
      label={t('form')}
      defaultValue={asked.form}
      options={[{ value: '', label: t('anyForm') }, ...options]}
    />
  );
}
