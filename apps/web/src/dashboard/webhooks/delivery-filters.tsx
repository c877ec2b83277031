import { DeliveredKind, DeliveryStatus } from '@firstday/domain';
import { Button, Select } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { getTranslations } from 'next-intl/server';
import { eventKindLabels } from '../events/event-kind-labels';
import { paths } from '../paths';
import { KindFilter } from '../security-log/kind-filter';
import type { DeliverySearch } from './delivery-search';

interface DeliveryFiltersProps {
  readonly webhook: string;
  readonly asked: DeliverySearch;
}

/** What is asked stands in the address, to be kept and sent on. */
export async function DeliveryFilters({ webhook, asked }: DeliveryFiltersProps) {
  const [t, words] = [await getTranslations('webhooks'), await eventKindLabels()];
  return (
    <form className="dash-search" role="search" aria-label={t('filterTitle')}>
      <Select
        id="status"
        name="status"
        label={t('status')}
        defaultValue={asked.status}
        options={[
          { value: '', label: t('anyStatus') },
          ...DeliveryStatus.options.map((value) => ({ value, label: t(`delivery_${value}`) })),
        ]}
      />
      <KindFilter
        label={t('kind')}
        initial={asked.kind}
        options={DeliveredKind.options.map((value) => ({ value, label: words(value), hint: value }))}
        placeholder={t('anyKind')}
        showLabel={t('showKinds')}
        noneFound={t('noKind')}
      />
      {(['since', 'until'] as const).map((name) => (
        <DateField
          key={name}
          id={name}
          name={name}
          label={t(`filter_${name}`)}
          defaultValue={asked[name] || null}
        />
      ))}
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {Object.values({ ...asked, after: '' }).some(Boolean) ? (
          <a href={paths.webhook(webhook)}>{t('clear')}</a>
        ) : null}
      </div>
    </form>
  );
}
