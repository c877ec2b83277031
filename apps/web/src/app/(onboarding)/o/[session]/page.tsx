import { getTranslations } from 'next-intl/server';
import { readCases } from '../../../../everify/read-cases';
import { HostedLayout } from '../../../../frame/hosted-layout';
import { hostedMetadata } from '../../../../frame/hosted-metadata';
import { TaskList } from '../../../../list/task-list';
import { readSession } from '../../../../session/read-session';

interface ListPageProps {
  readonly params: Promise<{ readonly session: string }>;
}

export async function generateMetadata({ params }: ListPageProps) {
  const t = await getTranslations('frame');
  return hostedMetadata(await readSession((await params).session), t('allForms'));
}

export default async function ListPage({ params }: ListPageProps) {
  const session = await readSession((await params).session);
  return (
    <HostedLayout session={session}>
      <TaskList session={session} cases={await readCases(session.id)} />
    </HostedLayout>
  );
}
