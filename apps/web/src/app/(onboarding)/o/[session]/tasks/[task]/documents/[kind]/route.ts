import { streamFile } from '../../../../../../../../hosted/session/stream-file';

interface Context {
  readonly params: Promise<{ readonly session: string; readonly task: string; readonly kind: string }>;
}

const documents = new Map([
  ['preview', 'preview'],
  ['document', 'pdf'],
  ['certificate', 'certificate'],
]);

/** The PDF as it will be, the finished one, or the certificate of its signatures. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { session, task, kind } = await params;
  const document = documents.get(kind);
  if (!document) return new Response(null, { status: 404 });
  return streamFile(session, `/tasks/${encodeURIComponent(task)}/${document}`);
}
