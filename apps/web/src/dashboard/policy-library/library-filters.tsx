import { type LibraryEntry, LibraryKind } from '@firstday/domain';
import { Button, Select } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { jurisdictionName } from './jurisdiction-name';
import type { LibrarySearch } from './library-search';

interface LibraryFiltersProps {
  readonly asked: LibrarySearch;
  /** All there are: only what some of them have can be chosen. */
  readonly entries: readonly LibraryEntry[];
}

/** What is asked stands in the address, to be kept and sent on. */
export async function LibraryFilters({ asked, entries }: LibraryFiltersProps) {
  const t = await getTranslations('library');
  const places = [...new Set(entries.map(({ jurisdiction }) => jurisdiction))];
  const kinds = LibraryKind.options.filter((kind) => entries.some((entry) => entry.kind === kind));
  return (
    <form className="dash-search" role="search" aria-label={t('filterTitle')}>
      <Select
        id="jurisdiction"
        name="jurisdiction"
        label={t('place')}
        defaultValue={asked.jurisdiction}
        options={[
          { value: '', label: t('anyPlace') },
          ...places.map((value) => ({ value, label: jurisdictionName(value, t('federal')) })),
        ]}
      />
      <Select
        id="kind"
        name="kind"
        label={t('kind')}
        defaultValue={asked.kind}
        options={[
          { value: '', label: t('anyKind') },
          ...kinds.map((value) => ({ value, label: t(`kind_${value}`) })),
        ]}
      />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {asked.jurisdiction || asked.kind ? <a href={paths.policyLibrary}>{t('clear')}</a> : null}
      </div>
    </form>
  );
}
