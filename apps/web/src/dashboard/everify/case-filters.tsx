import { EverifyCaseTracking, type UserSession } from '@firstday/domain';
import { Button, Select } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { caseStatusWords } from '../../i18n/case-status-label';
import { paths } from '../paths';
import { OrganizationPickers } from '../record-picker/organization-pickers';
import { awaitedNumber, type CaseSearch } from './case-search';

interface CaseFiltersProps {
  readonly session: UserSession;
  readonly asked: CaseSearch;
}

/** What is asked stands in the address, to be kept and sent on. */
export async function CaseFilters({ session, asked }: CaseFiltersProps) {
  const [t, words] = [await getTranslations('everifyPages'), await getTranslations('everify')];
  return (
    <form className="dash-search" role="search" aria-label={t('filterTitle')}>
      <Select
        id="status"
        name="status"
        label={t('status')}
        defaultValue={asked.status}
        options={[
          { value: '', label: t('allOpen') },
          { value: awaitedNumber, label: words('statusAwaitsNumber') },
          ...(await statusChoices()),
          { value: 'any', label: t('anyStatus') },
        ]}
      />
      <Select
        id="due"
        name="due"
        label={t('due')}
        defaultValue={asked.due}
        options={[
          { value: '', label: t('anyDue') },
          ...EverifyCaseTracking.options.map((value) => ({ value, label: t(`due_${value}`) })),
        ]}
      />
      <OrganizationPickers session={session} asked={asked} />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {Object.values({ ...asked, after: '' }).some(Boolean) ? (
          <a href={paths.everify}>{t('clear')}</a>
        ) : null}
      </div>
    </form>
  );
}

/** Statuses that have one word for the employer are one choice. */
async function statusChoices() {
  const t = await getTranslations('everify');
  const byWord = new Map<string, string[]>();
  for (const { status, word } of caseStatusWords)
    byWord.set(t(word), [...(byWord.get(t(word)) ?? []), status]);
  return [...byWord].map(([label, statuses]) => ({ value: statuses.join(','), label }));
}
