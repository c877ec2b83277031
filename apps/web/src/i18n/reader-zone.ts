import { cookies } from 'next/headers';
import { readerZoneCookie } from './reader-zone-cookie';

/** The reader's time zone; UTC until their browser has told it. */
export async function readerZone(): Promise<string> {
  const told = (await cookies()).get(readerZoneCookie)?.value;
  return told !== undefined && isTimeZone(told) ? told : 'UTC';
}

function isTimeZone(timeZone: string): boolean {
  try {
    return timeZone.length <= 64 && Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
