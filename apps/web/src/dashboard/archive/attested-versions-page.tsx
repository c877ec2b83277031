import './attested-versions-page.css';
import type { TaskVersionFields, UserSession } from '@firstday/domain';
import { type Edition, findEdition, languageOf, textOf, toEdition } from '@firstday/forms';
import { Button, EmptyState, Heading, Table, TextInput } from '@firstday/ui';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { changedAnswers } from '../../i18n/changed-answers';
import { longDate, longDateOf } from '../../i18n/long-date';
import { paths } from '../paths';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { type AttestedForm, readAttestedForm } from './read-attested-form';

interface AttestedVersionsPageProps {
  readonly session: UserSession;
  /** The form that is asked about; empty where none is. */
  readonly task: string;
}

/** All that was signed on a form, whether it is with the work or in the archive. */
export async function AttestedVersionsPage({ session, task }: AttestedVersionsPageProps) {
  const t = await getTranslations('archive');
  return (
    <RequirePermission session={session} section="archive" needs="task:view" title={t('versionsTitle')}>
      {async () => {
        const form = task ? await readAttestedForm(task) : undefined;
        return (
          <>
            <Back href={paths.archive}>{t('title')}</Back>
            <Heading title={{ text: t('versionsTitle') }}>
              <p className="fd-hint">{t('versionsHint')}</p>
            </Heading>
            <form className="dash-search archive-by-id" role="search" aria-label={t('versionsTitle')}>
              <TextInput
                id="task"
                name="task"
                label={t('versionsTask')}
                dir="ltr"
                defaultValue={task}
                maxLength={64}
                autoCapitalize="none"
                spellCheck={false}
              />
              <div className="fd-actions">
                <Button type="submit" variant="secondary">
                  {t('versionsShow')}
                </Button>
              </div>
            </form>
            {task && !form ? (
              <EmptyState icon="file" title={t('versionsNone')}>
                {t('versionsNoneHint')}
              </EmptyState>
            ) : null}
            {form ? <Versions form={form} /> : null}
          </>
        );
      }}
    </RequirePermission>
  );
}

async function Versions({
  form: { form_key, form_edition, content, versions },
}: {
  readonly form: AttestedForm;
}) {
  const t = await getTranslations('archive');
  const edition = content
    ? toEdition(content, { form: form_key, edition: form_edition })
    : findEdition(form_key, form_edition);
  if (!edition || versions.length === 0) return <p className="fd-muted">{t('versionsNever')}</p>;
  return (
    <>
      {versions.every(({ is_in_force: isInForce }) => isInForce) ? (
        <p className="fd-muted">{t('versionsUncorrected')}</p>
      ) : null}
      {versions.map((version) => (
        <Version key={version.number} edition={edition} version={version} />
      ))}
    </>
  );
}

interface VersionProps {
  readonly edition: Edition;
  readonly version: TaskVersionFields;
}

async function Version({ edition, version }: VersionProps) {
  const [t, locale] = [await getTranslations('versions'), await getLocale()];
  const { number, is_in_force: isInForce, signatures } = version;
  const title = isInForce ? t('inForce', { number }) : t('replaced', { number });
  return (
    <section className="hosted-section" aria-labelledby={`version-${number}`}>
      <h2 id={`version-${number}`}>{title}</h2>
      <ul>
        {signatures.map(({ id, name, signed_on: on }) => (
          <li key={id}>{t('signed', { name, date: longDate(on, locale) })}</li>
        ))}
      </ul>
      <Replacement version={version} />
      {number === 1 ? null : <Changes edition={edition} version={version} />}
    </section>
  );
}

async function Replacement({ version: { replaced } }: Pick<VersionProps, 'version'>) {
  if (!replaced) return null;
  const [t, words, locale] = [
    await getTranslations('versions'),
    await getTranslations('archive'),
    await getLocale(),
  ];
  const { by, at, reason } = replaced;
  const side = by.side === null ? by.id : words(by.side === 'employee' ? 'sideEmployee' : 'sideEmployer');
  return (
    <>
      <p>
        {t('replacedBy', {
          who: by.name ?? side ?? words('cause_unknown'),
          date: longDateOf(at, locale, await getTimeZone()),
        })}
      </p>
      {reason === null ? null : (
        <blockquote className="quotation" dir="auto">
          {reason}
        </blockquote>
      )}
    </>
  );
}

async function Changes({ edition, version }: VersionProps) {
  const [t, words, locale] = [
    await getTranslations('versions'),
    await getTranslations('archive'),
    await getLocale(),
  ];
  const changed = changedAnswers(edition, version, locale);
  if (changed.length === 0) return <p className="fd-muted">{t('nothingChanged')}</p>;
  return (
    <Table
      caption={t('title')}
      rows={changed}
      keyOf={({ path }) => path}
      columns={[
        {
          id: 'question',
          label: words('question'),
          cell: ({ question }) => (
            <span lang={languageOf(question, locale)} dir="auto">
              {textOf(question, locale)}
            </span>
          ),
        },
        {
          id: 'before',
          label: t('before'),
          cell: ({ before }) => <del dir="auto">{before || t('blank')}</del>,
        },
        {
          id: 'now',
          label: t('now'),
          cell: ({ now }) => (
            <ins className="archive-now" dir="auto">
              {now || t('blank')}
            </ins>
          ),
        },
      ]}
    />
  );
}
