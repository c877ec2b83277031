import type { InspectionPackageDownload } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';

/** Who took the archive of a package, and when. */
export async function ArchiveDownloads({ id }: { readonly id: string }) {
  const t = await getTranslations('inspections');
  const input = { params: { inspection_package_id: id } };
  const { data } = await readOrRedirect(paths.inspection(id), 'inspection_packages.listDownloads', input);
  return (
    <section className="hosted-section" aria-labelledby="downloads">
      <h2 id="downloads">{t('downloadsTitle')}</h2>
      {data.length === 0 ? <p className="fd-muted">{t('noDownloads')}</p> : <Rows downloads={data} />}
    </section>
  );
}

async function Rows({ downloads }: { readonly downloads: readonly InspectionPackageDownload[] }) {
  const [t, locale] = [await getTranslations('inspections'), await getLocale()];
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (
    <Table
      caption={t('downloadsTitle')}
      rows={downloads.map((download, at) => ({ ...download, key: `${download.at} ${at}` }))}
      keyOf={({ key }) => key}
      columns={[
        {
          id: 'at',
          label: t('downloadedAt'),
          cell: ({ at }) => (
            <time dateTime={at}>
              <bdi>{moment.format(new Date(at))}</bdi> UTC
            </time>
          ),
        },
        {
          id: 'by',
          label: t('downloadedBy'),
          cell: ({ by }) => (
            <>
              <bdi>{by.name ?? by.id ?? t('unknownPerson')}</bdi>
              {by.kind === 'inspector' ? <span className="fd-muted"> · {t('asInspector')}</span> : null}
            </>
          ),
        },
        { id: 'from', label: t('downloadedFrom'), cell: ({ ip }) => <bdi dir="ltr">{ip}</bdi> },
      ]}
    />
  );
}
