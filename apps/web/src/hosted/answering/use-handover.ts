'use client';
import { useEffect, useRef } from 'react';
import { type KeptDrafts, parseDrafts } from './draft-storage';

interface Handover {
  /** What a page whose session has ended still holds; nothing where the session lives. */
  readonly given: () => KeptDrafts | undefined;
  readonly take: (drafts: KeptDrafts) => void;
}

const question = 'who holds answers of an ended session?';

/**
 * The link opened again is another session, in another tab. What the old tab could not save moves over to it, from
 * memory to memory: sensitive answers touch no storage.
 */
export function useHandover(name: string, handover: Handover): void {
  const latest = useRef(handover);
  useEffect(() => {
    latest.current = handover;
  });
  useEffect(() => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== question) return latest.current.take(parseDrafts(data));
      const held = latest.current.given();
      if (held) channel.postMessage(held);
    };
    channel.postMessage(question);
    return () => channel.close();
  }, [name]);
}
