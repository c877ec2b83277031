import { unavailabilityIn } from '../../api/api-unavailable';
import { keptKey, inspectionPath } from './kept-key';
import { callRaw } from '../../api/call';
import { seeOther } from './open-inspection';

const kept = ['content-type', 'content-length', 'content-disposition'];

export const streamArchive = (): Promise<Response> =>
  streamed((key) => callRaw('inspector_accesses.readArchive', { body: key }, undefined));

export async function streamInspectedFile(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get('page') ?? '1');
  const name = searchParams.get('name') ?? '';
  return streamed((key) =>
    callRaw('inspector_accesses.readFile', { body: { ...key, page, name } }, undefined),
  );
}

/** To be saved: never kept in a cache, never run as a page. */
async function streamed(
  ask: (key: NonNullable<Awaited<ReturnType<typeof keptKey>>>) => Promise<Response>,
): Promise<Response> {
  const key = await keptKey();
  if (!key) return seeOther(`${inspectionPath}/package`);
  try {
    const answer = await ask(key);
    if (!answer.ok) return seeOther(`${inspectionPath}/package`);
    const headers = new Headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const name of kept) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(answer.body, { headers });
  } catch (error) {
    if (unavailabilityIn(error)) return seeOther(`${inspectionPath}/package`);
    throw error;
  }
}
