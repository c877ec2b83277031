import { LibraryKind } from '@firstday/domain';
import { Button, Select, TextInput } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { jurisdictionName } from './jurisdiction-name';
import { isLibraryNarrowed, type LibrarySearch } from './library-search';

interface LibraryFiltersProps {
  readonly asked: LibrarySearch;
  /** The places that can be chosen. */
  readonly places: readonly string[];
}

/** What is asked stands in the address, to be kept and sent on. */
export async function LibraryFilters({ asked, places }: LibraryFiltersProps) {
  const t = await getTranslations('library');
  return (
    <form className="dash-search" role="search" aria-label={t('filterTitle')}>
      <TextInput id="q" name="q" type="search" label={t('words')} defaultValue={asked.q} />
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
          ...LibraryKind.options.map((value) => ({ value, label: t(`kind_${value}`) })),
        ]}
      />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {isLibraryNarrowed(asked) ? <a href={paths.policyLibrary}>{t('clear')}</a> : null}
      </div>
    </form>
  );
}
