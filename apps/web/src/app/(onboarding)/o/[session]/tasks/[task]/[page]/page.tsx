import { getLocale } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { QuestionPage } from '../../../../../../../hosted/answering/question-page';
import { markVisited } from '../../../../../../../hosted/answering/mark-visited';
import { signerPath } from '../../../../../../../hosted/identity/identity-path';
import { namesUnknownSigner } from '../../../../../../../hosted/identity/known-signer-at';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';
import { askedPageIn } from '../../../../../../../hosted/task/asked-page';
import { taskPaths } from '../../../../../../../hosted/task/task-paths';
import { phraseIn } from '../../../../../../../hosted/task/phrase-in';
import { readTask } from '../../../../../../../hosted/task/read-task';
import { isWritable, sectionOf } from '../../../../../../../hosted/task/task-view';

interface AnswerPageProps {
  readonly params: Promise<{ readonly session: string; readonly task: string; readonly page: string }>;
  readonly searchParams: Promise<{
    readonly change?: string | string[];
    readonly show?: string | string[];
    readonly signed?: string | string[];
  }>;
}

export async function generateMetadata({ params }: AnswerPageProps) {
  const { session, task, page: pageId } = await params;
  const view = await readTask(session, task);
  const page = askedPageIn(sectionOf(view, pageId)?.pages ?? [], pageId);
  return hostedMetadata(view.session, page ? phraseIn(page.title, await getLocale()).text : '');
}

export default async function AnswerPage({ params, searchParams }: AnswerPageProps) {
  const { session, task, page: pageId } = await params;
  const view = await readTask(session, task);
  const section = sectionOf(view, pageId);
  const page = section && askedPageIn(section.pages, pageId);
  if (!section || !page) return notFound();
  if (!isWritable(view, section)) redirect(taskPaths(session, task).task);
  if (namesUnknownSigner(view, page)) redirect(signerPath(session, task, page.id));
  await markVisited(view, page);
  const { change, show, signed } = await searchParams;
  return (
    <QuestionPage
      view={view}
      section={section}
      page={page}
      change={typeof change === 'string' ? change : undefined}
      revealed={typeof show === 'string' ? show : undefined}
      signed={typeof signed === 'string' ? signed : undefined}
    />
  );
}
