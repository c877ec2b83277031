import type { UserSession } from '@firstday/domain';
import { Button, TextInput } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { KindFilter } from '../security-log/kind-filter';
import { eventKindLabels } from './event-kind-labels';
import type { EventSearch } from './event-search';
import { visibleKinds } from './visible-kinds';

interface EventFiltersProps {
  readonly session: UserSession;
  readonly asked: EventSearch;
}

/** What is asked stands in the address, to be kept and sent on. */
export async function EventFilters({ session, asked }: EventFiltersProps) {
  const [t, words] = [await getTranslations('events'), await eventKindLabels()];
  return (
    <form className="dash-search" role="search" aria-label={t('filterTitle')}>
      <KindFilter
        label={t('kind')}
        initial={asked.kind}
        options={visibleKinds(session).map((value) => ({ value, label: words(value), hint: value }))}
        placeholder={t('anyKind')}
        showLabel={t('showKinds')}
        noneFound={t('noKind')}
      />
      <TextInput
        id="record"
        name="record"
        label={t('record')}
        dir="ltr"
        defaultValue={asked.record}
        maxLength={64}
        autoCapitalize="none"
        spellCheck={false}
      />
      {(['since', 'until'] as const).map((name) => (
        <DateField key={name} id={name} name={name} label={t(name)} defaultValue={asked[name] || null} />
      ))}
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {Object.values({ ...asked, after: '' }).some(Boolean) ? (
          <a href={paths.events}>{t('clear')}</a>
        ) : null}
      </div>
    </form>
  );
}
