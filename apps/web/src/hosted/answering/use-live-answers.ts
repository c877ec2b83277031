'use client';
import { type Draft, draftFromForm } from '@firstday/ui';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { autosave, sendChanges, type SaveStatus } from './autosave';
import { draftStorage } from './draft-storage';
import { useHandover } from './use-handover';
import type { Drafts, LivePage, PageAppearance } from './live-page';
import { useDrafts } from './use-drafts';

interface LiveAnswersOptions {
  readonly live: LivePage;
  readonly initial: Drafts;
  readonly appearance: PageAppearance;
  /** Where single answers are saved. */
  readonly saveTo: string;
  readonly draftKey: string;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** The state of a page that is alive: drafts, what is wrong with them, and whether they are saved. */
export function useLiveAnswers({ saveTo, draftKey, ...page }: LiveAnswersOptions) {
  const { live, form } = page;
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [isRestored, setRestored] = useState(false);
  const { get, set, load, ...state } = useDrafts(page);
  const kept = useMemo(
    () => draftStorage(() => (typeof window === 'undefined' ? undefined : window.sessionStorage), draftKey),
    [draftKey],
  );
  const saver = useSaver(saveTo, (next, stored) => {
    setStatus(next);
    for (const { path } of stored) kept.drop(path);
  });

  const save = async (path: string): Promise<void> => {
    const engine = await load().catch(() => undefined);
    const saved = engine?.toAnswerChange(live, get(), path);
    if (saved) saver.add(saved);
  };
  const change = (path: string, draft: Draft) => {
    set(path, draft);
    const isSensitive = live.page.fields.find((field) => field.path === path)?.sensitive ?? false;
    if (!isSensitive) kept.keep(path, draft);
    void save(path);
  };

  const comeAlive = useEffectEvent(() => {
    if (!form.current) return;
    const typed = typedBefore(live, get(), new FormData(form.current));
    const restored = Object.entries(kept.read()).filter(([path, draft]) => differs(get()[path], draft));
    for (const [path, draft] of [...restored, ...typed]) change(path, draft);
    setRestored(restored.length > 0);
  });
  // Once: later the state is the truth.
  useEffect(() => queueMicrotask(() => comeAlive()), []);

  useHandover(draftKey, {
    given: () => (status === 'ended' ? get() : undefined),
    take: (drafts) => {
      const others = Object.entries(drafts).filter(([path, draft]) => differs(get()[path], draft));
      for (const [path, draft] of others) change(path, draft);
      if (others.length > 0) setRestored(true);
    },
  });

  return {
    ...state,
    status,
    isRestored,
    change,
    flush: saver.flush,
    forget: () => {
      for (const path of Object.keys(kept.read())) kept.drop(path);
    },
  };
}

function useSaver(to: string, tell: Parameters<typeof autosave>[1]) {
  const listener = useRef(tell);
  useEffect(() => {
    listener.current = tell;
  });
  const saver = useMemo(
    () =>
      autosave(
        (changes) => sendChanges(to, changes),
        (status, stored) => listener.current(status, stored),
        {
          later: (run, milliseconds) => {
            const timer = setTimeout(run, milliseconds);
            return () => clearTimeout(timer);
          },
        },
      ),
    [to],
  );
  useEffect(() => {
    const flush = () => void saver.flush();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [saver]);
  return saver;
}

/** What was typed before the page came alive. */
function typedBefore(live: LivePage, drafts: Drafts, form: FormData): readonly (readonly [string, Draft])[] {
  const shown = new Set(form.getAll('shown'));
  return live.page.fields.flatMap((field) => {
    if (!shown.has(field.path) || field.kind === 'file' || field.kind === 'content') return [];
    const typed = draftFromForm(field, form);
    return differs(drafts[field.path], typed) ? [[field.path, typed] as const] : [];
  });
}

/** A part that is not on the page is as good as an empty one. */
function differs(one: Draft | undefined, other: Draft): boolean {
  return meaningOf(one ?? '') !== meaningOf(other);
}

function meaningOf(draft: Draft): string {
  if (typeof draft === 'string') return draft;
  const parts = Object.entries(draft).filter(([, value]) => value !== '');
  return JSON.stringify(parts.sort(([one], [other]) => one.localeCompare(other)));
}
