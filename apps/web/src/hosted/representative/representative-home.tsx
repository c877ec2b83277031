import type { OnboardingSession, SessionRepresentative } from '@firstday/domain';
import { Banner, Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import { readTask } from '../task/read-task';
import { taskPaths } from '../task/task-paths';
import { sectionViews } from '../task/task-view';
import { EmployeeDetails } from './employee-details';

interface RepresentativeHomeProps {
  readonly session: OnboardingSession;
  readonly representative: SessionRepresentative;
}

/** What a representative is asked to do, in plain words: what to look at, and never which documents to ask for. */
export async function RepresentativeHome({ session, representative }: RepresentativeHomeProps) {
  const [t, frame] = [await getTranslations('representative'), await getTranslations('frame')];
  const employer = session.employer?.name ?? frame('yourEmployer');
  const name = session.employee.first_name;
  const view = await readTask(session.id, representative.task_id);
  const asksForPictures = sectionViews(view).some(({ section }) => section.signer === 'nobody');
  const reason = session.tasks[0]?.sent_back_reason;
  return (
    <HostedLayout session={session}>
      <Heading title={{ text: t('homeTitle', { name }) }}>
        <p className="fd-hint">{t('homeHint', { name, employer })}</p>
      </Heading>
      {representative.warns_notaries ? (
        <Banner tone="warn" icon="alert" title={t('notariesTitle')}>
          <p>{t('notaries')}</p>
        </Banner>
      ) : null}
      {reason ? (
        <Banner tone="warn" icon="alert" title={t('returnedTitle', { employer })}>
          <p className="quotation" dir="auto">
            {reason}
          </p>
        </Banner>
      ) : null}
      <section className="hosted-section">
        <h2>{t('stepsTitle')}</h2>
        <ol className="hosted-list">
          <li>{t('stepMeet', { name })}</li>
          <li>{t('stepLook')}</li>
          {asksForPictures ? <li>{t('stepPhotograph')}</li> : null}
          <li>{t('stepSign')}</li>
        </ol>
      </section>
      <EmployeeDetails view={view} />
      <div className="fd-actions">
        <a className="fd-button" href={taskPaths(session.id, representative.task_id).task}>
          {t('begin')}
        </a>
      </div>
    </HostedLayout>
  );
}
