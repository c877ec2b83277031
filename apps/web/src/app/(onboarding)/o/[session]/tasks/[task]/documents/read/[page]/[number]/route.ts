import { widthIn } from '../../../../../../../../../../api/width-in';
import { streamFile } from '../../../../../../../../../../hosted/session/stream-file';

interface Context {
  readonly params: Promise<{
    readonly session: string;
    readonly task: string;
    readonly page: string;
    readonly number: string;
  }>;
}

/** The picture of one page of that PDF. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { session, task, page, number } = await params;
  return streamFile(session, 'tasks.getDocumentPage', {
    params: { task_id: task, page_id: page, page: number },
    query: widthIn(request),
    signal: request.signal,
  });
}
