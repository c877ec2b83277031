'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const pause = 1500;

/** Reads the page again and again while something goes on; the reader stays where they are. */
export function FollowPage() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh();
    }, pause);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
