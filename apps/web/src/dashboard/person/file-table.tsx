import './person.css';
import { type EmployeeDocuments, operations, type UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { operationUrl } from '../../api/operation-url';
import { hasPermission } from '../session/current-session';

interface FileTableProps {
  readonly session: UserSession;
  readonly files: EmployeeDocuments['data'][number]['files'];
}

/** The files that were uploaded with answers. */
export async function FileTable({ session, files }: FileTableProps) {
  const t = await getTranslations('person');
  if (files.length === 0) return null;
  const mayDownload = hasPermission(session, 'employee:view_sensitive');
  return (
    <section className="hosted-section" aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      <Table
        caption={t('files')}
        rows={files}
        keyOf={({ id }) => id}
        columns={[
          { id: 'file', label: t('fileName'), cell: ({ name }) => <bdi>{name}</bdi> },
          { id: 'question', label: t('question'), cell: ({ question }) => <bdi lang="en">{question}</bdi> },
          {
            id: 'download',
            label: t('download'),
            cell: ({ id, name }) =>
              mayDownload ? (
                <a
                  href={operationUrl(operations['files.getContent'].path, { params: { file_id: id } })}
                  download
                  aria-label={t('fileDownload', { file: name })}
                >
                  {t('download')}
                </a>
              ) : null,
          },
        ]}
      />
    </section>
  );
}
