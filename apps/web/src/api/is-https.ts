import { headers } from 'next/headers';
import { config } from '../config';

/** Whether the browser reached this page over https, as far as the proxy in front says. */
export async function isHttps(): Promise<boolean> {
  const protocol = (await headers()).get('x-forwarded-proto')?.split(',')[0]?.trim();
  return protocol === 'https' || (config.baseUrl?.startsWith('https://') ?? false);
}
