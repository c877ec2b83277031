import type { TaskVersionFields } from '@firstday/domain';
import { Heading, languageAttributes } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate, longDateOf } from '../../i18n/long-date';
import { HostedLayout } from '../layout/hosted-layout';
import { localizedPhrase } from '../task/phrase-in';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';
import { VersionChanges } from './version-changes';

interface VersionsPageProps {
  readonly view: TaskView;
  /** The last first. */
  readonly versions: readonly TaskVersionFields[];
}

/** What was signed, version by version: by whom, who had it replaced, when and why, and what is different. */
export async function VersionsPage({ view, versions }: VersionsPageProps) {
  const [t, locale] = [await getTranslations('versions'), await getLocale()];
  const form = localizedPhrase(view.sheet.task.short_name, locale);
  const isCorrected = versions.some(({ is_in_force }) => !is_in_force);
  return (
    <HostedLayout session={view.session}>
      <a className="hosted-back" href={taskPaths(view.session.id, view.sheet.task.id).task}>
        {(await getTranslations('page'))('back')}
      </a>
      <Heading title={{ text: t('title') }}>
        <p className="fd-hint" {...languageAttributes(form)}>
          {form.text}
        </p>
      </Heading>
      <p>{isCorrected ? t('hint') : t('none')}</p>
      {isCorrected
        ? versions.map((version) => <Version key={version.number} view={view} version={version} />)
        : null}
    </HostedLayout>
  );
}

interface VersionProps {
  readonly view: TaskView;
  readonly version: TaskVersionFields;
}

async function Version({ view, version }: VersionProps) {
  const [t, locale] = [await getTranslations('versions'), await getLocale()];
  const { number, is_in_force, signatures } = version;
  return (
    <section className="hosted-section">
      <h2>{is_in_force ? t('inForce', { number }) : t('replaced', { number })}</h2>
      <ul>
        {signatures.map(({ id, name, signed_on }) => (
          <li key={id}>{t('signed', { name, date: longDate(signed_on, locale) })}</li>
        ))}
      </ul>
      <Replacement view={view} version={version} />
      <VersionChanges view={view} version={version} />
    </section>
  );
}

async function Replacement({ view, version: { replaced } }: VersionProps) {
  const [t, locale, frame] = [
    await getTranslations('versions'),
    await getLocale(),
    await getTranslations('frame'),
  ];
  if (!replaced) return null;
  const { session } = view;
  const employer = session.employer?.name ?? frame('yourEmployer');
  const who = replaced.by.name ?? (replaced.by.side === 'employee' ? session.employee.first_name : employer);
  return (
    <>
      <p>{t('replacedBy', { who, date: longDateOf(replaced.at, locale, session.time_zone) })}</p>
      {replaced.reason === null ? null : (
        <blockquote className="quotation" dir="auto">
          {replaced.reason}
        </blockquote>
      )}
    </>
  );
}
