import { unavailabilityIn } from '../../api/api-unavailable';
import { readChoices } from './read-choices';
import { ChosenKind } from './record-choice';

/** For a list of choices that is searched as one types. */
export async function answerChoices(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const kind = ChosenKind.safeParse(searchParams.get('kind'));
  if (!kind.success) return answer(400);
  try {
    const found = await readChoices(kind.data, (searchParams.get('name') ?? '').slice(0, 255));
    return found.ok ? answer(200, found.value) : answer(found.status);
  } catch (error) {
    if (unavailabilityIn(error)) return answer(503);
    throw error;
  }
}

const answer = (status: number, body: unknown = null) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
