import { Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { HandBackPage } from '../../../../../hosted/handover/hand-back-page';
import { HostedLayout } from '../../../../../hosted/layout/hosted-layout';
import { hostedMetadata } from '../../../../../hosted/layout/hosted-metadata';
import { phonePath } from '../../../../../hosted/phone/phone-path';
import { sessionPath } from '../../../../../hosted/session/session-token';
import { readSession } from '../../../../../hosted/session/read-session';
import { readTask } from '../../../../../hosted/task/read-task';
import { openSection } from '../../../../../hosted/task/task-view';
import { longDateOf } from '../../../../../i18n/long-date';

interface SavedPageProps {
  readonly params: Promise<{ readonly session: string }>;
}

export async function generateMetadata({ params }: SavedPageProps) {
  const t = await getTranslations('saved');
  return hostedMetadata(await readSession((await params).session), t('title'));
}

export default async function SavedPage({ params }: SavedPageProps) {
  const session = await readSession((await params).session);
  const { handover } = session;
  if (handover) {
    const isOpen = openSection(await readTask(session.id, handover.task_id)) !== undefined;
    return <HandBackPage session={session} handover={handover} isOpen={isOpen} />;
  }
  const [t, phone, locale] = [
    await getTranslations('saved'),
    await getTranslations('phone'),
    await getLocale(),
  ];
  return (
    <HostedLayout session={session}>
      <Heading title={{ text: t('title') }} />
      <p>{t('hint', { date: longDateOf(session.expires_at, locale, session.time_zone) })}</p>
      <p>{t('shared')}</p>
      <div className="fd-actions">
        <a className="fd-button" data-quiet="" href={sessionPath(session.id)}>
          {t('continue')}
        </a>
        {session.side === 'employee' ? (
          <a data-desk-only="" href={phonePath(session.id)}>
            {phone('offer')}
          </a>
        ) : null}
      </div>
    </HostedLayout>
  );
}
