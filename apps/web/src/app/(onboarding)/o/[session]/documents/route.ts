import { documentsName } from '@firstday/domain';
import { namedAs } from '../../../../../hosted/session/named-as';
import { readSession } from '../../../../../hosted/session/read-session';
import { streamFile } from '../../../../../hosted/session/stream-file';

interface Context {
  readonly params: Promise<{ readonly session: string }>;
}

/** All finished documents of the session in one archive. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { session } = await params;
  const answer = await streamFile(session, 'form_sessions.downloadDocuments', {});
  if (!answer.ok) return answer;
  const { employee } = await readSession(session);
  answer.headers.set('content-disposition', namedAs(documentsName(employee), 'attachment'));
  return answer;
}
