import { unavailabilityIn } from '../../api/api-unavailable';
import { currentSession } from '../session/current-session';
import { findRecords } from './find-records';

/** For the dialog that finds as one types. */
export async function answerFound(request: Request): Promise<Response> {
  try {
    const session = await currentSession();
    if (!session?.ok) return answer(401);
    const typed = new URL(request.url).searchParams.get('search') ?? '';
    return answer(200, await findRecords(session.value, typed));
  } catch (error) {
    if (unavailabilityIn(error)) return answer(503);
    throw error;
  }
}

const answer = (status: number, body: unknown = null) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
