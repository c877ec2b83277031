import { getTranslations } from 'next-intl/server';
import { Fact, FactSection } from './record-facts';
import type { StoredRecord } from './stored-record';

/** By which programs find the record: ours, and the account's own. */
export async function RecordIds({ record }: { readonly record: StoredRecord }) {
  const [t, groups] = [await getTranslations('records'), await getTranslations('recordGroup')];
  return (
    <FactSection id="ids" title={groups('ids')}>
      <Fact name={t('id')}>
        <code dir="ltr">{record.id}</code>
      </Fact>
      {record.external_id === undefined ? null : (
        <Fact name={t('externalId')}>
          <code dir="auto">{record.external_id}</code>
        </Fact>
      )}
    </FactSection>
  );
}
