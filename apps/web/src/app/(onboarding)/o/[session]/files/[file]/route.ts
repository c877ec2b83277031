import { streamFile } from '../../../../../../hosted/session/stream-file';

interface Context {
  readonly params: Promise<{ readonly session: string; readonly file: string }>;
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { session, file } = await params;
  return streamFile(session, 'files.getContent', { params: { file_id: file } });
}
