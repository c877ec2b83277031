import type { OnboardingSession, SessionHandover } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { HostedAct } from '../act/hosted-act';
import { HostedLayout } from '../layout/hosted-layout';
import { taskPaths } from '../task/task-paths';
import { handBack } from './hand-back';

interface HandBackPageProps {
  readonly session: OnboardingSession;
  readonly handover: SessionHandover;
  /** Whether something of their part is still to be signed. */
  readonly isOpen: boolean;
}

/** Whoever helped is done, or stops: the device goes back to the employee. */
export async function HandBackPage({ session, handover, isOpen }: HandBackPageProps) {
  const t = await getTranslations('handover');
  const name = session.employee.first_name;
  return (
    <HostedLayout session={session}>
      <Heading title={{ text: isOpen ? t('notSignedTitle') : t('signedTitle', { helper: handover.name }) }}>
        <p>{t('giveBack', { name })}</p>
      </Heading>
      <HostedAct send={handBack.bind(null, session.id)}>
        <div className="fd-actions">
          <button className="fd-button">{t('submitBack', { name })}</button>
          {isOpen ? (
            <a className="fd-button" data-quiet="" href={taskPaths(session.id, handover.task_id).task}>
              {t('goOn')}
            </a>
          ) : null}
        </div>
      </HostedAct>
    </HostedLayout>
  );
}
