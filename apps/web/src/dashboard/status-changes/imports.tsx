import type { StatusChangeImport } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Moment } from '../shell/moment';

const most = 20;

/** The reports that were carried out last: when, by whom, which file, and what came of it. */
export async function Imports() {
  const [t, locale] = [await getTranslations('statusChanges'), await getLocale()];
  const { data } = await readOrRedirect(paths.statusChanges, 'everify_cases.listStatusChangeReports', {
    query: { per_page: most },
  });
  return (
    <section className="hosted-section">
      <h2>{t('imports')}</h2>
      {data.length === 0 ? (
        <p className="fd-muted">{t('noImport')}</p>
      ) : (
        <Table
          caption={t('imports')}
          rows={data}
          keyOf={({ imported_at, sha256 }) => `${imported_at} ${sha256}`}
          columns={[
            { id: 'at', label: t('importedAt'), cell: ({ imported_at: at }) => <Moment at={at} /> },
            {
              id: 'by',
              label: t('importedBy'),
              cell: ({ imported_by_name: name }) => (name === null ? t('unknownActor') : <bdi>{name}</bdi>),
            },
            { id: 'file', label: t('importedFile'), cell: (one) => <ImportedFile of={one} /> },
            { id: 'lines', label: t('importedLines'), cell: ({ lines }) => formatNumber(locale, lines) },
            { id: 'result', label: t('importedResult'), cell: (one) => <Result of={one} /> },
          ]}
        />
      )}
    </section>
  );
}

interface OfImport {
  readonly of: StatusChangeImport;
}

async function ImportedFile({ of: { file_name: name, sha256 } }: OfImport) {
  const t = await getTranslations('statusChanges');
  return (
    <>
      {name === null ? null : <bdi>{name}</bdi>}
      <div className="fd-small fd-muted" title={sha256}>
        {t('fileHash', { hash: `${sha256.slice(0, 12)}…` })}
      </div>
    </>
  );
}

async function Result({ of: { outcomes, covers_all_cases: isWhole } }: OfImport) {
  const [t, locale] = [await getTranslations('statusChanges'), await getLocale()];
  const count = (...wanted: readonly string[]) =>
    outcomes.filter(({ outcome }) => wanted.includes(outcome)).reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      {t('importedCounts', {
        opened: formatNumber(locale, count('opened')),
        unmatched: formatNumber(locale, count('not_found', 'numbers_differ', 'malformed')),
      })}
      {isWhole ? null : <div className="fd-small fd-muted">{t('partOnly')}</div>}
    </>
  );
}
