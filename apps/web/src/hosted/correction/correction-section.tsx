import { Banner } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDateOf } from '../../i18n/long-date';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';

/** The employee asks to correct what they have signed; or what they asked, and what was answered. */
export async function CorrectionSection({ view }: { readonly view: TaskView }) {
  const { session, sheet } = view;
  if (session.side !== 'employee') return null;
  const [t, frame] = [await getTranslations('correction'), await getTranslations('frame')];
  const employer = session.employer?.name ?? frame('yourEmployer');
  const href = taskPaths(session.id, sheet.task.id).correction;
  const { status } = sheet.correction ?? {};
  if (status === 'asked') return <Asked view={view} employer={employer} href={href} />;
  if (!sheet.is_correctable) return null;
  return (
    <section className="hosted-section">
      {status === 'declined' ? <Declined view={view} employer={employer} /> : <h2>{t('offer')}</h2>}
      {status === 'declined' ? null : <p>{t('offerHint', { employer })}</p>}
      <div className="fd-actions">
        <a className="fd-button" data-quiet="" href={href}>
          {t(status === 'declined' ? 'again' : 'ask')}
        </a>
      </div>
    </section>
  );
}

interface AnsweredProps {
  readonly view: TaskView;
  readonly employer: string;
}

async function Asked({ view, employer, href }: AnsweredProps & { readonly href: string }) {
  const [t, locale] = [await getTranslations('correction'), await getLocale()];
  const { correction } = view.sheet;
  if (!correction) return null;
  return (
    <Banner
      tone="muted"
      icon="clock"
      title={t('asked', { date: longDateOf(correction.requested_at, locale, view.session.time_zone) })}
    >
      <blockquote className="quotation" dir="auto">
        {correction.reason}
      </blockquote>
      <p>{t('askedHint', { employer })}</p>
      <p>
        <a href={href}>{t('change')}</a>
      </p>
    </Banner>
  );
}

async function Declined({ view, employer }: AnsweredProps) {
  const t = await getTranslations('correction');
  const { correction } = view.sheet;
  return (
    <Banner tone="warn" icon="info" title={t('declined', { employer })}>
      <blockquote className="quotation" dir="auto">
        {correction?.message}
      </blockquote>
      <p className="fd-muted">{t('yours')}</p>
      <p className="fd-muted" dir="auto">
        {correction?.reason}
      </p>
    </Banner>
  );
}
