import { Button, SearchField } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import type { NamedKind } from './model/managed-kind';
import { isSearched, type RecordsSearch } from './records-search';

interface RecordFiltersProps {
  readonly kind: NamedKind;
  readonly asked: RecordsSearch;
}

/** What is asked stands in the address, to be kept and sent on. */
export async function RecordFilters({ kind, asked }: RecordFiltersProps) {
  const t = await getTranslations('records');
  return (
    <form className="dash-search" role="search" aria-label={t('searchTitle')}>
      <SearchField
        id="name"
        name="name"
        label={t('name')}
        isLabelShown
        defaultValue={asked.name}
        maxLength={255}
      />
      <SearchField
        id="external_id"
        name="external_id"
        label={t('externalId')}
        isLabelShown
        defaultValue={asked.external_id}
        maxLength={255}
      />
      <input type="hidden" name="sort" value={asked.sort} />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {isSearched(asked) ? <a href={paths.recordList(kind)}>{t('clear')}</a> : null}
      </div>
    </form>
  );
}
