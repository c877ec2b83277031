import type { useRouter } from 'next/navigation';

/** A page of the session is shown without a page load; the way out of it is a page of its own, with styles of its own. */
export function goTo(router: ReturnType<typeof useRouter>, path: string): void {
  if (path.startsWith('/o/')) router.push(path);
  else window.location.assign(path);
}
