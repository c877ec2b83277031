import { getTranslations } from 'next-intl/server';
import { RecordFact, FactSection } from './record-facts';
import type { StoredRecord } from './stored-record';

/** By which programs find the record: ours, and the account's own. */
export async function RecordIds({ record }: { readonly record: StoredRecord }) {
  const [t, groups] = [await getTranslations('records'), await getTranslations('recordGroup')];
  return (
    <FactSection id="ids" title={groups('ids')}>
      <RecordFact name={t('id')}>
        <code dir="ltr">{record.id}</code>
      </RecordFact>
      {record.external_id === undefined ? null : (
        <RecordFact name={t('externalId')}>
          <code dir="auto">{record.external_id}</code>
        </RecordFact>
      )}
    </FactSection>
  );
}
