'use client';
import { type Draft, draftFromForm, type DraftIssue } from '@firstday/ui';
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { autosave, sendChanges, type SaveStatus } from './autosave';
import { draftStorage } from './draft-storage';
import { useHandover } from './use-handover';
import { toAnswerChange, type Drafts, issuesByPath, type LivePage } from './live-page';

/** react-hook-form reads dots as steps into objects; a path is one name here. */
const keyOf = (path: string): string => path.replaceAll('.', '/');
const pathOf = (key: string): string => key.replaceAll('/', '.');
const keyed = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([path, value]) => [keyOf(path), value]));
const unkeyed = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [pathOf(key), value]));

interface LiveAnswersOptions {
  readonly live: LivePage;
  readonly initial: Drafts;
  /** Where single answers are saved. */
  readonly saveTo: string;
  readonly draftKey: string;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** The state of a page that is alive: drafts, what is wrong with them, and whether they are saved. */
export function useLiveAnswers({ live, initial, saveTo, draftKey, form }: LiveAnswersOptions) {
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [isRestored, setRestored] = useState(false);
  const state = useForm<Record<string, Draft>>({
    defaultValues: keyed(initial),
    shouldFocusError: false,
    resolver: (values) => {
      const issues = issuesByPath(live, unkeyed(values));
      return issues.size === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(issues) };
    },
  });
  const { setValue, getValues, formState } = state;
  const { errors, isSubmitted, submitCount } = formState;
  const kept = useMemo(
    () => draftStorage(() => (typeof window === 'undefined' ? undefined : window.sessionStorage), draftKey),
    [draftKey],
  );
  const saver = useSaver(saveTo, (next, stored) => {
    setStatus(next);
    for (const { path } of stored) kept.drop(path);
  });

  const change = useCallback(
    (path: string, draft: Draft) => {
      setValue(keyOf(path), draft, { shouldDirty: true, shouldValidate: isSubmitted });
      const isSensitive = live.page.fields.find((field) => field.path === path)?.sensitive ?? false;
      if (!isSensitive) kept.keep(path, draft);
      const saved = toAnswerChange(live, unkeyed(getValues()), path);
      if (saved) saver.add(saved);
    },
    [setValue, getValues, isSubmitted, live, kept, saver],
  );

  const comeAlive = useEffectEvent(() => {
    if (!form.current) return;
    const typed = typedBefore(live, unkeyed(getValues()), new FormData(form.current));
    const restored = Object.entries(kept.read()).filter(([path, draft]) =>
      differs(getValues(keyOf(path)), draft),
    );
    for (const [path, draft] of [...restored, ...typed]) change(path, draft);
    setRestored(restored.length > 0);
  });
  // Once: later the state is the truth.
  useEffect(() => comeAlive(), []);

  useHandover(draftKey, {
    given: () => (status === 'ended' ? unkeyed(getValues()) : undefined),
    take: (drafts) => {
      const others = Object.entries(drafts).filter(([path, draft]) => differs(getValues(keyOf(path)), draft));
      for (const [path, draft] of others) change(path, draft);
      if (others.length > 0) setRestored(true);
    },
  });

  return {
    drafts: unkeyed(state.watch()),
    issues: submitCount > 0 ? issuesFrom(errors) : null,
    attempt: submitCount,
    status,
    isRestored,
    change,
    flush: saver.flush,
    handleSubmit: state.handleSubmit,
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

const errorsOf = (issues: ReadonlyMap<string, readonly DraftIssue[]>): FieldErrors<Record<string, Draft>> =>
  Object.fromEntries(
    [...issues].map(([path, own]) => [
      keyOf(path),
      {
        type: 'answer',
        message: own.find((issue) => issue.part === undefined)?.message ?? '',
        types: Object.fromEntries(own.flatMap(({ part, message }) => (part ? [[part, message]] : []))),
      },
    ]),
  );

function issuesFrom(errors: FieldErrors<Record<string, Draft>>): ReadonlyMap<string, readonly DraftIssue[]> {
  return new Map(Object.entries(errors).map(([key, error]) => [pathOf(key), issuesOf(error)]));
}

function issuesOf(error: unknown): readonly DraftIssue[] {
  if (typeof error !== 'object' || error === null) return [];
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  const types = 'types' in error && typeof error.types === 'object' ? (error.types ?? {}) : {};
  const parts = Object.entries(types).map(([part, own]) => ({ part, message: String(own) }));
  return [...(message ? [{ message }] : []), ...parts];
}
