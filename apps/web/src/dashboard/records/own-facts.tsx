import type { CustomProperty } from '@firstday/domain';
import { Badge } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { longDate } from '../../i18n/long-date';
import { RecordFact, FactSection } from './record-facts';
import { recordFieldsOf } from './model/record-field';
import type { ManagedKind } from './model/managed-kind';
import type { OwnProperties } from './read-own-properties';
import type { StoredRecord } from './stored-record';

interface OwnFactsProps {
  readonly record: StoredRecord;
  readonly own: OwnProperties;
  /** Whether protected values were asked for; the API masks them for those who may not see them. */
  readonly isShown: boolean;
  /** Where they are shown, and where they are not. */
  readonly at: { readonly shown: string; readonly hidden: string };
}

/** The account's own properties, by the type that each has; what is protected is shown to whoever asks. */
export async function OwnFacts({ record, own, isShown, at }: OwnFactsProps) {
  const t = await getTranslations('records');
  const isGiven = ({ name }: CustomProperty) => (record.custom_attributes[name] ?? null) !== null;
  const [active, deprecated] = [own.active.filter(isGiven), own.deprecated.filter(isGiven)];
  const all = [...active, ...deprecated];
  if (all.length === 0) return null;
  return (
    <FactSection id="own" title={t('own')}>
      {all.map((property) => (
        <RecordFact key={property.id} name={property.label}>
          <OwnValue property={property} value={record.custom_attributes[property.name]} isShown={isShown} />
          {deprecated.includes(property) ? <Badge tone="muted">{t('deprecated')}</Badge> : null}
        </RecordFact>
      ))}
      {all.some(({ is_sensitive_info }) => is_sensitive_info) ? (
        <div className="record-show">
          <dt>
            <a href={isShown ? at.hidden : at.shown}>{isShown ? t('hide') : t('show')}</a>
          </dt>
          <dd className="fd-hint">{t('showHint')}</dd>
        </div>
      ) : null}
    </FactSection>
  );
}

interface OwnValueProps {
  readonly property: CustomProperty;
  readonly value: unknown;
  readonly isShown: boolean;
}

async function OwnValue({ property, value, isShown }: OwnValueProps) {
  const [t, locale] = [await getTranslations('records'), await getLocale()];
  const { is_sensitive_info: isProtected, scalar_type: type } = property;
  if (isProtected && !isShown) return <span className="fd-muted">{t('protected')}</span>;
  if (typeof value === 'boolean') return <>{value ? t('yes') : t('no')}</>;
  if (typeof value === 'number') return <>{formatNumber(locale, value)}</>;
  const text = String(value);
  return <bdi>{type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? longDate(text, locale) : text}</bdi>;
}

const ofEveryRecord = new Set([
  'id',
  'external_id',
  'created_at',
  'updated_at',
  'custom_attributes',
  'active_theme_id',
]);
const ofPlacements = new Set([
  'employee_id',
  'employer_id',
  'client_id',
  'job_id',
  'missing_task_count',
  'undecided_count',
]);

/** What an integration keeps at a record besides. */
export async function OtherFacts({
  kind,
  record,
}: {
  readonly kind: ManagedKind;
  readonly record: StoredRecord;
}) {
  const t = await getTranslations('records');
  const known = new Set<string>(recordFieldsOf(kind).map(({ name }) => name));
  const others = Object.entries(record).filter(
    ([name, value]) =>
      !known.has(name) &&
      !ofEveryRecord.has(name) &&
      !ofPlacements.has(name) &&
      value !== null &&
      typeof value !== 'object',
  );
  if (others.length === 0) return null;
  return (
    <FactSection id="others" title={t('others')} hint={t('othersHint')}>
      {others.map(([name, value]) => (
        <RecordFact key={name} name={<code dir="ltr">{name}</code>}>
          <bdi>{String(value)}</bdi>
        </RecordFact>
      ))}
    </FactSection>
  );
}
