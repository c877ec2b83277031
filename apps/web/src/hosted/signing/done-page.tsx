import { Icon, Banner, Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { PaperCopy } from '../consent/paper-copy';
import { AddNumber } from '../correction/add-number';
import { CorrectionSection } from '../correction/correction-section';
import { Contradictions } from '../correction/contradictions';
import { CorrectedSince } from '../correction/corrected-since';
import { CorrectionAsked } from '../correction/correction-asked';
import { CaseNext } from '../everify/case-next';
import { AutoRefresh } from '../../api/auto-refresh';
import { HostedLayout } from '../layout/hosted-layout';
import { RepresentativeLink } from '../representative/representative-link';
import { sessionPath } from '../session/session-token';
import { longDate } from '../../i18n/long-date';
import { formAfter } from '../task/form-after';
import { taskPaths } from '../task/task-paths';
import { localizedPhrase } from '../task/phrase-in';
import { openSection, sectionViews, type TaskView } from '../task/task-view';
import { RehireSection } from '../employer/rehire-section';
import { SupplementB } from '../employer/supplement-b';
import { Renewal } from './renewal';
import { WhatComesNext } from './what-comes-next';

interface DonePageProps {
  readonly view: TaskView;
  /** Whether a paper copy was just asked for. */
  readonly isPaperAsked: boolean;
}

/** What was signed, a copy to keep, what comes next and when. */
export async function DonePage({ view, isPaperAsked }: DonePageProps) {
  const [t, locale] = [await getTranslations('done'), await getLocale()];
  const form = localizedPhrase(view.sheet.task.short_name, locale).text;
  return (
    <HostedLayout session={view.session}>
      <Heading title={{ text: await titleOf(view, form) }} />
      <CorrectionAsked view={view} />
      <CorrectedSince view={view} />
      <Contradictions view={view} />
      <Signatures view={view} />
      <div role="status">
        <Copy view={view} form={form} />
      </div>
      <PaperCopy view={view} isAsked={isPaperAsked} />
      <WhatComesNext view={view} />
      <Renewal view={view} />
      <AddNumber view={view} />
      <CorrectionSection view={view} />
      <RepresentativeLink view={view} />
      {view.session.side === 'employer' ? <CaseNext view={view} /> : null}
      {view.session.side === 'employer' ? <RehireSection view={view} /> : null}
      {view.session.side === 'employer' ? <SupplementB view={view} /> : null}
      <p>
        <a href={taskPaths(view.session.id, view.sheet.task.id).versions}>
          {(await getTranslations('versions'))('link')}
        </a>
      </p>
      <p>
        <a href={sessionPath(view.session.id)}>{t('list')}</a>
      </p>
    </HostedLayout>
  );
}

async function titleOf(view: TaskView, form: string): Promise<string> {
  const t = await getTranslations('done');
  const isCompleted = view.sheet.task.status === 'completed';
  if (isCompleted) return t('titleCompleted', { form });
  return openSection(view) ? t('titleSigned', { form }) : t('titleWaiting', { form });
}

async function Signatures({ view }: { readonly view: TaskView }) {
  const [t, locale] = [await getTranslations('done'), await getLocale()];
  const signed = sectionViews(view).flatMap(({ section, state }) =>
    state.signature ? [{ id: section.id, ...state.signature }] : [],
  );
  if (signed.length === 0) return null;
  return (
    <ul className="fd-choices">
      {signed.map(({ id, name, signed_on }) => (
        <li key={id} className="done-signature">
          <span className="fd-status" data-tone="good">
            <Icon name="check" size={24} />
          </span>
          {t('signedOn', { name, date: longDate(signed_on, locale) })}
        </li>
      ))}
    </ul>
  );
}

async function Copy({ view, form }: { readonly view: TaskView; readonly form: string }) {
  const t = await getTranslations('done');
  const { session, sheet } = view;
  const paths = taskPaths(session.id, sheet.task.id);
  const isNearlyThere = sheet.task.next_action === 'system_action' || sheet.task.status === 'completed';
  if (!sheet.has_document && !isNearlyThere) return null;
  if (!sheet.has_document) {
    return (
      <Banner tone="muted" icon="clock" title={t('making')}>
        <noscript>
          <a className="fd-button" data-quiet="" data-small="" href={paths.done}>
            {t('refresh')}
          </a>
        </noscript>
        <AutoRefresh everySeconds={2} />
      </Banner>
    );
  }
  return (
    <section className="hosted-section">
      <h2>{t('copy')}</h2>
      <div className="fd-actions">
        {/* Where a form waits, that is what the page is for. */}
        <a
          className="fd-button"
          data-quiet={formAfter(view) ? '' : undefined}
          href={paths.document}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="file" />
          {t('download', { form })}
        </a>
      </div>
      <p>
        <a href={paths.certificate} target="_blank" rel="noreferrer">
          {t('certificate')}
        </a>
      </p>
    </section>
  );
}
