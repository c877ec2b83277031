import { RehireChoice } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { EmployeeAnswers } from '../../../../../../../hosted/employer/employee-answers';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';
import { taskPaths } from '../../../../../../../hosted/task/task-paths';
import { readTask } from '../../../../../../../hosted/task/read-task';

interface AnswersRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
  readonly searchParams: Promise<{
    readonly decided?: string | string[];
    readonly sent?: string | string[];
  }>;
}

export async function generateMetadata({ params }: AnswersRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  const t = await getTranslations('employer');
  return hostedMetadata(view.session, t('answersTitle', { name: view.session.employee.first_name }));
}

export default async function AnswersRoute({ params, searchParams }: AnswersRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  if (view.session.side !== 'employer' || view.session.representative)
    redirect(taskPaths(session, task).task);
  const { decided, sent } = await searchParams;
  return (
    <EmployeeAnswers
      view={view}
      wasSentBack={sent === 'yes'}
      wasOpened={sent === 'opened'}
      decided={RehireChoice.safeParse(decided).data}
    />
  );
}
