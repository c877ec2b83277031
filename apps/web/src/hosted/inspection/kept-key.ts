import { InspectorKey } from '@firstday/domain';
import { cookies } from 'next/headers';
import { isHttps } from '../../api/is-https';

export const inspectionPath = '/inspection';
const cookieName = '__inspection';

/** What the inspector has shown: sent to these pages and nowhere else. */
export async function keptKey(): Promise<InspectorKey | undefined> {
  const [access = '', code = ''] = ((await cookies()).get(cookieName)?.value ?? '').split(' ');
  const key = InspectorKey.safeParse({ access, code });
  return key.success ? key.data : undefined;
}

export async function keyCookie({ access, code }: InspectorKey, endsAt: Date): Promise<string> {
  return [
    `${cookieName}=${encodeURIComponent(`${access} ${code.replaceAll(/\s/g, '')}`)}`,
    `Path=${inspectionPath}`,
    `Expires=${endsAt.toUTCString()}`,
    'HttpOnly',
    'SameSite=Strict',
    ...((await isHttps()) ? ['Secure'] : []),
  ].join('; ');
}
