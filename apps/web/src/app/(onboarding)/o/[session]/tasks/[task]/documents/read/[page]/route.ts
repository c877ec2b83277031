import { streamFile } from '../../../../../../../../../hosted/session/stream-file';

interface Context {
  readonly params: Promise<{ readonly session: string; readonly task: string; readonly page: string }>;
}

/** The PDF that a page of a task shows to be read. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { session, task, page } = await params;
  return streamFile(session, 'tasks.getPageDocument', { params: { task_id: task, page_id: page } });
}
