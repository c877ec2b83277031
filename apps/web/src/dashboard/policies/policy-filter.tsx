import { type Policy, PolicyStatus } from '@firstday/domain';
import { Button, Select } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** Those of one status, or all. */
export type AskedStatus = Policy['status'] | undefined;

/** What is asked stands in the address, to be kept and sent on. */
export async function PolicyFilter({ status }: { readonly status: AskedStatus }) {
  const t = await getTranslations('policies');
  return (
    <form className="dash-search" role="search" aria-label={t('filterTitle')}>
      <Select
        id="status"
        name="status"
        label={t('status')}
        defaultValue={status ?? ''}
        options={[
          { value: '', label: t('anyStatus') },
          ...PolicyStatus.options.map((value) => ({ value, label: t(`status_${value}`) })),
        ]}
      />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
      </div>
    </form>
  );
}
