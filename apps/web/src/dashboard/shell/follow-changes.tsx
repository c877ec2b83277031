'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Milliseconds: changes that come together are shown together, and no more often than one can read. */
const settle = 800;
const minInterval = 8000;
/** While there is no stream, one looks so often. */
const pollInterval = 60_000;
/** While somebody types or chooses, what they look at stays as it is. */
const busy =
  'input:focus, select:focus, textarea:focus, [contenteditable]:focus, dialog[open], [aria-busy="true"]';

/** Shows the page anew when records on it may have changed, for as long as somebody looks at it. */
export function FollowChanges({ url }: { readonly url: string }) {
  const { refresh } = useRouter();
  useEffect(() => followChanges(url, refresh), [url, refresh]);
  return null;
}

/** @returns ends it */
function followChanges(url: string, refresh: () => void): () => void {
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;

  const show = () => {
    timer = undefined;
    if (document.querySelector(busy)) return later();
    last = performance.now();
    refresh();
  };
  const later = () => {
    timer ??= setTimeout(show, Math.max(settle, last + minInterval - performance.now()));
  };
  const listen = () => {
    stream ??= new EventSource(url);
    stream.addEventListener('change', later);
  };
  const stop = () => {
    stream?.close();
    stream = undefined;
    clearTimeout(timer);
    timer = undefined;
  };
  // What nobody sees is not kept up to date: it is shown anew once somebody looks.
  const onVisibility = () => {
    if (document.hidden) return stop();
    listen();
    later();
  };
  const poll = setInterval(() => {
    if (!document.hidden && stream?.readyState === EventSource.CLOSED) {
      stop();
      listen();
      later();
    }
  }, pollInterval);

  document.addEventListener('visibilitychange', onVisibility);
  if (!document.hidden) listen();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearInterval(poll);
    stop();
  };
}
