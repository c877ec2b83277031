'use client';
import { type Draft, draftFromForm } from '@firstday/ui';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SaveStatus } from './autosave';
import { differs } from './differs';
import { draftStorage, type KeptDrafts } from './draft-storage';
import type { Drafts, LivePage, PageAppearance } from './live-page';
import type { PageSaver } from './page-saver';
import { useDrafts } from './use-drafts';
import { useHandover } from './use-handover';

interface LiveAnswersOptions {
  readonly live: LivePage;
  readonly initial: Drafts;
  readonly appearance: PageAppearance;
  /** Of the answers that the page was filled with. */
  readonly marks: Readonly<Record<string, string>>;
  /** Where single answers are saved. */
  readonly saveTo: string;
  readonly draftKey: string;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** The state of a page that is alive: drafts, what is wrong with them, and whether they are saved. */
export function useLiveAnswers({ saveTo, draftKey, marks: read, ...page }: LiveAnswersOptions) {
  const { live, form } = page;
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [isRestored, setRestored] = useState(false);
  const [marks] = useState(() => new Map(Object.entries(read)));
  const { get, set, load, ...state } = useDrafts(page);
  const kept = useMemo(
    () => draftStorage(() => (typeof window === 'undefined' ? undefined : window.sessionStorage), draftKey),
    [draftKey],
  );
  const { withSaver, current } = useSaver(
    async () => {
      const { pageSaver } = await load();
      return pageSaver({ live, drafts: get, set, saveTo, kept, marks, tell: setStatus });
    },
    () => setStatus('failed'),
  );

  const change = (path: string, draft: Draft) => {
    set(path, draft);
    const isSensitive = live.page.fields.find((field) => field.path === path)?.sensitive ?? false;
    if (!isSensitive) kept.keep(path, { draft, over: marks.get(path) ?? '' });
    withSaver((saver) => saver.change(path));
  };
  const putBack = (drafts: KeptDrafts) => {
    if (Object.keys(drafts).length === 0) return;
    withSaver((saver) => {
      if (saver.putBack(drafts)) setRestored(true);
    });
  };

  const comeAlive = useEffectEvent(() => {
    if (!form.current) return;
    for (const [path, draft] of typedBefore(live, get(), new FormData(form.current))) change(path, draft);
    putBack(kept.read());
  });
  // Once, and before the next key: it would be added to the empty state, and what was typed until then would be lost.
  useLayoutEffect(() => comeAlive(), []);

  useHandover(draftKey, {
    given: () => (status === 'ended' ? current()?.unsaved() : undefined),
    take: putBack,
  });

  return {
    ...state,
    status,
    isRestored,
    change,
    flush: () => current()?.flush(),
    /** The marks of what this tab has shown, or written since: what is posted was typed over these. */
    seen: () => Object.fromEntries(marks),
    learn: (standing: Readonly<Record<string, string>>) => withSaver((saver) => saver.learn(standing)),
    forget: () => {
      for (const path of Object.keys(kept.read())) kept.drop(path);
    },
  };
}

type Work = (saver: PageSaver) => void;

/** What saves comes with the engine. Where that does not arrive, what is to be saved waits for the connection. */
function useSaver(open: () => Promise<PageSaver>, tellLost: () => void) {
  const opening = useRef<Promise<PageSaver> | undefined>(undefined);
  const saver = useRef<PageSaver | undefined>(undefined);
  const waiting = useRef<Work[]>([]);

  const begin = async () => {
    opening.current ??= open();
    try {
      const opened = await opening.current;
      saver.current = opened;
      for (const work of waiting.current.splice(0)) work(opened);
    } catch {
      opening.current = undefined;
      tellLost();
    }
  };
  const beginAgain = useEffectEvent(() => {
    if (waiting.current.length > 0) void begin();
    else void saver.current?.flush();
  });
  useEffect(() => {
    const flush = () => void saver.current?.flush();
    const online = () => beginAgain();
    window.addEventListener('online', online);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return {
    current: () => saver.current,
    withSaver: (work: Work) => {
      waiting.current.push(work);
      void begin();
    },
  };
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
