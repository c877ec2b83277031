import { InspectorKey } from '@firstday/domain';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call } from '../../api/call';
import { isSameOrigin } from '../session/is-same-origin';
import { inspectionPath, keyCookie } from './kept-key';

export type InspectionProblem = 'closed' | 'unavailable';

/** Takes the code, and leads on to the package: address and code are in a cookie from here on. */
export async function openInspection(request: Request): Promise<Response> {
  const form = isSameOrigin(request) ? await request.formData() : new FormData();
  const access = form.get('access');
  const key = InspectorKey.safeParse({ access, code: form.get('code') });
  const back = (problem: InspectionProblem) =>
    `${inspectionPath}?${new URLSearchParams({ access: typeof access === 'string' ? access : '', problem })}`;
  if (!key.success) return seeOther(back('closed'));
  try {
    const opened = await call('inspector_accesses.read', { body: key.data }, undefined);
    if (!opened.ok) return seeOther(back('closed'));
    const response = seeOther(`${inspectionPath}/package`);
    const endsAt = new Date(opened.value.ends_at);
    response.headers.append('set-cookie', await keyCookie(key.data, endsAt));
    return response;
  } catch (error) {
    if (unavailabilityIn(error)) return seeOther(back('unavailable'));
    throw error;
  }
}

/** Relative, because behind a proxy this server does not know the address that people see. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
