import type { z } from 'zod';
import { unavailabilityIn } from '../../api/api-unavailable';
import { currentSession, isSamePerson } from '../session/current-session';

/** What a form asks while somebody types is small. */
const mostCharacters = 20_000;

const answer = (status: number, body: unknown = null) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** Answers what a form asks while somebody types, to the person to whom it was shown. What they typed is in no address. */
export async function answerJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  find: (asked: z.output<Schema>) => Promise<unknown>,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [account = '', user = ''] = ['account', 'user'].map((key) => searchParams.get(key) ?? '');
  try {
    const session = await currentSession();
    if (!session?.ok || !isSamePerson(session.value, { path: '', account, user })) return answer(401);
    const text = await request.text();
    if (text.length > mostCharacters) return answer(413);
    const asked = schema.safeParse(parsed(text));
    if (!asked.success) return answer(400);
    return answer(200, await find(asked.data));
  } catch (error) {
    if (unavailabilityIn(error)) return answer(503);
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
