import { Heading } from '@firstday/ui';
import { getMessages, getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import { ReasonForm } from '../reason/reason-form';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';
import { sendBack } from './send-back';

interface SendBackPageProps {
  readonly view: TaskView;
  readonly section: string;
}

export async function SendBackPage({ view, section }: SendBackPageProps) {
  const [t, messages] = [await getTranslations('employer'), await getMessages()];
  const { session, sheet } = view;
  const place = { session: session.id, task: sheet.task.id, section };
  const { reason, reasonRequired, refused } = messages.employer;
  return (
    <HostedLayout session={session}>
      <Heading title={{ text: t('sendBackTitle', { name: session.employee.first_name }) }}>
        <p className="fd-hint">{t('sendBackHint')}</p>
      </Heading>
      <ReasonForm
        isDangerous
        field={messages.field}
        words={{
          problem: messages.page.problem,
          reason,
          reasonRequired,
          refused,
          submit: t('sendBack'),
          unavailable: messages.page.unavailable,
        }}
        send={sendBack.bind(null, place)}
      >
        <a className="fd-button" data-quiet="" href={taskPaths(session.id, sheet.task.id).answers}>
          {t('cancel')}
        </a>
      </ReasonForm>
    </HostedLayout>
  );
}
