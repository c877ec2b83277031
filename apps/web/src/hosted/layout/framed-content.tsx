'use client';
import type { FramePort } from '@firstday/embed/frame';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface FramedContentProps {
  /** The sites that may frame the page, and be spoken with. */
  readonly origins: readonly string[];
  readonly children: ReactNode;
}

/** A hosted page within a component's frame: the page around it hears how high it is, and when another one is shown. */
export function FramedContent({ origins, children }: FramedContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const port = useRef<FramePort>(undefined);
  const path = usePathname();
  // A list that is made anew with each answer of the server, and says the same, must not cost the line.
  const listed = origins.join(' ');
  const tell = useEffectEvent(() => port.current?.send({ type: 'navigated', path }));
  useEffect(() => {
    const gone = new AbortController();
    // Loaded only where a page may be framed at all, which most never are.
    void import('@firstday/embed/frame').then(({ connectToParent, reportHeight }) => {
      if (gone.signal.aborted) return;
      // Who is framed elsewhere, or not at all, is heard by nobody.
      const opened = connectToParent({ origins: listed.split(' '), onRenew: () => undefined });
      const stop = content.current ? reportHeight(opened, content.current) : () => undefined;
      port.current = opened;
      tell();
      gone.signal.addEventListener('abort', () => {
        stop();
        opened.close();
        port.current = undefined;
      });
    });
    return () => gone.abort();
  }, [listed]);
  useEffect(() => tell(), [path]);
  return <div ref={content}>{children}</div>;
}
