import './person.css';
import { operations, type TaskVersion, type UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { operationUrl } from '../../api/operation-url';
import { formNamesIn } from '../../i18n/form-names-in';
import { longDate, longDateOf } from '../../i18n/long-date';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';

/** A version of what was signed on a form. */
export interface SignedVersion {
  readonly form: string;
  readonly version: TaskVersion;
  readonly isOnly: boolean;
}

interface DocumentTableProps {
  readonly session: UserSession;
  readonly rows: readonly SignedVersion[];
}

export async function DocumentTable({ session, rows }: DocumentTableProps) {
  const t = await getTranslations('person');
  return (
    <Table
      caption={t('tab_documents')}
      rows={rows}
      keyOf={({ version: { task_id, number } }) => `${task_id}-${number}`}
      columns={[
        { id: 'form', label: t('form'), cell: (row) => <FormCell row={row} /> },
        { id: 'signed', label: t('signedBy'), cell: (row) => <Signatures row={row} /> },
        { id: 'document', label: t('version'), cell: (row) => <Links session={session} row={row} /> },
      ]}
    />
  );
}

interface OfRow {
  readonly row: SignedVersion;
}

/** The form, and which version of it. */
async function FormCell({ row: { form, version } }: OfRow) {
  const [t, locale] = [await getTranslations('person'), await getLocale()];
  const { number, replaced } = version;
  const name = formNamesIn(locale)[form];
  return (
    <span className="person-two-lines">
      <bdi lang={name?.lang}>{name?.text ?? form}</bdi>
      <span className="fd-muted">
        {replaced
          ? t('versionReplaced', { number, date: longDateOf(replaced.at, locale, await getTimeZone()) })
          : t('versionNow', { number })}
      </span>
    </span>
  );
}

/** Who signed it, and the day at their place. */
async function Signatures({ row: { version } }: OfRow) {
  const [t, locale] = [await getTranslations('person'), await getLocale()];
  return (
    <ul className="person-lines">
      {version.signatures.map(({ id, name, signed_on: on }) => (
        <li key={id}>
          <bdi>{t('signedLine', { name, date: longDate(on, locale) })}</bdi>
        </li>
      ))}
    </ul>
  );
}

async function Links({ session, row }: OfRow & Pick<DocumentTableProps, 'session'>) {
  const [t, locale] = [await getTranslations('person'), await getLocale()];
  const { task_id, document, number } = row.version;
  const form = formNamesIn(locale)[row.form]?.text ?? row.form;
  if (document === null) return <span className="fd-muted">{t('notFinished')}</span>;
  const asked = { params: { task_id }, query: { version: document.version } };
  const named = { form, version: number };
  return (
    <span className="person-links">
      {hasPermission(session, 'employee:view_sensitive') ? (
        <a
          href={operationUrl(operations['tasks.getPdf'].path, asked)}
          download
          aria-label={t('downloadOf', named)}
        >
          {t('download')}
        </a>
      ) : null}
      <a
        href={operationUrl(operations['tasks.getCertificate'].path, asked)}
        download
        aria-label={t('certificateOf', named)}
      >
        {t('certificate')}
      </a>
      <a href={withQuery('/verify', { sha256: document.sha256 })} aria-label={t('checkOf', named)}>
        {t('check')}
      </a>
      {row.isOnly ? null : (
        <a href={withQuery(paths.versions, { task: task_id })} aria-label={t('changesOf', { form })}>
          {t('changes')}
        </a>
      )}
    </span>
  );
}
