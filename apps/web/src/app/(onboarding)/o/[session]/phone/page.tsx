import { ContinueElsewhere } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { call } from '../../../../../api/call';
import { hostedMetadata } from '../../../../../hosted/layout/hosted-metadata';
import { PhonePage } from '../../../../../hosted/phone/phone-page';
import { phonePath } from '../../../../../hosted/phone/phone-path';
import { readSession, withToken } from '../../../../../hosted/session/read-session';
import { sessionPath } from '../../../../../hosted/session/session-token';
import { taskPaths } from '../../../../../hosted/task/task-paths';

interface PhoneRouteProps {
  readonly params: Promise<{ readonly session: string }>;
  readonly searchParams: Promise<{ readonly task?: string; readonly page?: string }>;
}

export async function generateMetadata({ params }: PhoneRouteProps) {
  const t = await getTranslations('phone');
  return hostedMetadata(await readSession((await params).session), t('title'));
}

export default async function PhoneRoute({ params, searchParams }: PhoneRouteProps) {
  const [session, { task, page }] = [await readSession((await params).session), await searchParams];
  const asked = ContinueElsewhere.safeParse({ task_id: task, page_id: page });
  if (!asked.success) notFound();
  const made = await withToken(session.id, (token) =>
    call('form_sessions.continueElsewhere', { body: asked.data }, token),
  );
  // An employer's reader, and whoever the device was handed to, have nothing to take along.
  if (!made.ok) redirect(sessionPath(session.id));
  const paths = task === undefined ? undefined : taskPaths(session.id, task);
  return (
    <PhonePage
      session={session}
      continuation={made.value}
      back={paths ? (page === undefined ? paths.task : paths.page(page)) : sessionPath(session.id)}
      again={phonePath(session.id, { ...(task && { task }), ...(page && { page }) })}
    />
  );
}
