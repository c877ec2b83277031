'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Shows the page as things have become: whenever one comes back to it, and, while something is awaited, by itself. */
export function AutoRefresh({ everySeconds }: { readonly everySeconds?: number }) {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') router.refresh();
    };
    document.addEventListener('visibilitychange', refresh);
    const timer = everySeconds ? setInterval(refresh, everySeconds * 1000) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      clearInterval(timer);
    };
  }, [router, everySeconds]);
  return null;
}
