'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readerZoneCookie } from './reader-zone-cookie';

interface TellReaderZoneProps {
  /** The time zone that the page was rendered in. */
  readonly shown: string;
}

const oneYear = 365 * 24 * 60 * 60;

/** Tells the server the reader's time zone, so that it shows their days and times. */
export function TellReaderZone({ shown }: TellReaderZoneProps) {
  const router = useRouter();
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone === shown) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${readerZoneCookie}=${encodeURIComponent(zone)}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
    router.refresh();
  }, [router, shown]);
  return null;
}
