import { namedAs } from '../../../../../../../../hosted/session/named-as';
import { nameOfDocument } from '../../../../../../../../hosted/session/name-of-document';
import { readSession } from '../../../../../../../../hosted/session/read-session';
import { streamFile } from '../../../../../../../../hosted/session/stream-file';

interface Context {
  readonly params: Promise<{ readonly session: string; readonly task: string; readonly kind: string }>;
}

const documents = [
  ['preview', 'tasks.previewPdf'],
  ['document', 'tasks.getPdf'],
  ['certificate', 'tasks.getCertificate'],
  ['account-document', 'tasks.openAccountDocument'],
] as const;

/** The PDF as it will be, the finished one, the certificate of its signatures, or the account's document that it is about. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { session, task, kind } = await params;
  const document = documents.find(([name]) => name === kind)?.[1];
  if (!document) return new Response(null, { status: 404 });
  const answer = await streamFile(session, document, { params: { task_id: task }, signal: request.signal });
  const name =
    kind === 'document' && answer.ok ? nameOfDocument(await readSession(session), task) : undefined;
  if (name) answer.headers.set('content-disposition', namedAs(name));
  return answer;
}
