import type { Import } from '@firstday/domain';
import { Table, withBreaks } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** Which column of the list fills what, as it was recognised. */
export async function ImportColumns({ found }: { readonly found: Import }) {
  const t = await getTranslations('imports');
  const rows = [...found.mapping, ...found.ignored_columns.map((column) => ({ column, property: null }))];
  return (
    <section className="hosted-section">
      <details
        className="import-columns"
        open={found.status === 'checked' && found.ignored_columns.length > 0}
      >
        <summary>
          <h2>{t('columns')}</h2>
        </summary>
        <Table
          caption={t('columns')}
          rows={rows}
          keyOf={({ column }) => column}
          columns={[
            { id: 'column', label: t('column'), cell: ({ column }) => <bdi>{column}</bdi> },
            {
              id: 'fills',
              label: t('fills'),
              cell: ({ property }) =>
                property === null ? (
                  <span className="fd-muted">{t('unused')}</span>
                ) : (
                  <code dir="ltr">{withBreaks(property)}</code>
                ),
            },
          ]}
        />
      </details>
    </section>
  );
}
