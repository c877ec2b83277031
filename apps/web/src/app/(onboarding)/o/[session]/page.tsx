import { getTranslations } from 'next-intl/server';
import { readCases } from '../../../../everify/read-cases';
import { Frame } from '../../../../frame/frame';
import { titled } from '../../../../frame/title';
import { TaskList } from '../../../../list/task-list';
import { readSession } from '../../../../session/read';

interface ListPageProps {
  readonly params: Promise<{ readonly session: string }>;
}

export async function generateMetadata({ params }: ListPageProps) {
  const t = await getTranslations('frame');
  return titled(await readSession((await params).session), t('allForms'));
}

export default async function ListPage({ params }: ListPageProps) {
  const session = await readSession((await params).session);
  return (
    <Frame session={session}>
      <TaskList session={session} cases={await readCases(session.id)} />
    </Frame>
  );
}
