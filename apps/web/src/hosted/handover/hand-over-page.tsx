import { Heading } from '@firstday/ui';
import { getMessages, getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import { sessionPath } from '../session/session-token';
import { isSignedByStandIn, type SectionView, type TaskView } from '../task/task-view';
import { handOver } from './hand-over';
import { HandOverForm } from './hand-over-form';

interface HandOverPageProps {
  readonly view: TaskView;
  readonly section: SectionView;
}

/** The next part is another person's: the employee says whose, and hands them the device. */
export async function HandOverPage({ view, section }: HandOverPageProps) {
  const [t, messages] = [await getTranslations('handover'), await getMessages()];
  const { session, sheet } = view;
  const { name, nameHint, standInName, standInNameHint, nameRequired, refused, submit } = messages.handover;
  const isStandIn = isSignedByStandIn(view, section);
  const place = { session: session.id, task: sheet.task.id, section: section.section.id };
  return (
    <HostedLayout session={session}>
      <Heading title={{ text: isStandIn ? t('standInTitle') : t('title') }}>
        <p className="fd-hint">{isStandIn ? t('standInHint') : t('hint')}</p>
      </Heading>
      <ul className="fd-stack">
        <li>{isStandIn ? t('standInSees') : t('sees')}</li>
        <li>{isStandIn ? t('standInHidden') : t('hidden')}</li>
        <li>{t('back')}</li>
      </ul>
      <HandOverForm
        field={messages.field}
        words={{
          name: isStandIn ? standInName : name,
          nameHint: isStandIn ? standInNameHint : nameHint,
          nameRequired,
          refused,
          submit,
          problem: messages.page.problem,
          unavailable: messages.unavailable.hint,
        }}
        handOver={handOver.bind(null, place)}
      />
      <p>
        <a href={sessionPath(session.id)}>{t('later')}</a>
      </p>
    </HostedLayout>
  );
}
