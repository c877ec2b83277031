import { answerMark, type AnswerValue } from '@firstday/forms/engine';
import type { Draft } from '@firstday/ui';
import { autosave, sendChanges, type SaveStatus } from './autosave';
import type { DraftStorage, KeptDrafts } from './draft-storage';
import { differs } from './differs';
import { type Drafts, type LivePage, toAnswerChange } from './live-page';

interface PageSaverOptions {
  readonly live: LivePage;
  readonly drafts: () => Drafts;
  readonly set: (path: string, draft: Draft) => void;
  readonly saveTo: string;
  readonly kept: DraftStorage;
  /** Of the answer that each control was filled with, or that was written since. */
  readonly marks: Map<string, string>;
  readonly tell: (status: SaveStatus) => void;
}

/** Saves the answers of a page as they are given, and never over one that this tab has not shown. */
export interface PageSaver {
  readonly change: (path: string) => void;
  /** Puts back what was typed and lost. @returns whether it was anything */
  readonly putBack: (kept: KeptDrafts) => boolean;
  /** What was typed here and has not arrived. */
  readonly unsaved: () => KeptDrafts;
  /** The marks of what stands by now, which the service told. */
  readonly learn: (marks: Readonly<Record<string, string>>) => void;
  readonly flush: () => Promise<void>;
}

export function pageSaver({ live, drafts, set, saveTo, kept, marks, tell }: PageSaverOptions): PageSaver {
  const known = new Map<string, AnswerValue>(
    live.page.fields.map(({ path }) => [path, live.answers[path] ?? null]),
  );
  // Another answer stands there than `known` says: what is typed waits until the person has seen both.
  const overtaken = new Set<string>();
  const typed = new Set<string>();
  const markOf = (path: string): string => marks.get(path) ?? '';

  const saver = autosave(
    (changes) =>
      sendChanges(
        saveTo,
        changes.map((change) => ({ ...change, expected: known.get(change.path) ?? null })),
      ),
    (status, concerned) => {
      for (const { path, value } of concerned) {
        if (status === 'overtaken') overtaken.add(path);
        else stored(path, value);
      }
      const isHeldBack = overtaken.size > 0 && (status === 'idle' || status === 'saved');
      tell(isHeldBack ? 'overtaken' : status);
    },
    {
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
  );

  function stored(path: string, value: AnswerValue): void {
    known.set(path, value);
    marks.set(path, answerMark(value));
    if (saver.isWaiting(path)) return;
    kept.drop(path);
    typed.delete(path);
  }

  function change(path: string): void {
    typed.add(path);
    if (overtaken.has(path)) return tell('overtaken');
    const saved = toAnswerChange(live, drafts(), path);
    if (saved) saver.add(saved);
  }

  return {
    change,
    putBack: (entries) => {
      const lost = Object.entries(entries).filter(
        ([path, { draft }]) => known.has(path) && !typed.has(path) && differs(drafts()[path], draft),
      );
      for (const [path, { draft, over }] of lost) {
        set(path, draft);
        if (over !== markOf(path)) overtaken.add(path);
        marks.set(path, over);
        change(path);
      }
      return lost.length > 0;
    },
    unsaved: () =>
      Object.fromEntries(
        [...typed].map((path) => [path, { draft: drafts()[path] ?? '', over: markOf(path) }]),
      ),
    learn: (standing) => {
      for (const [path, mark] of Object.entries(standing)) {
        marks.set(path, mark);
        if (answerMark(known.get(path)) === mark) overtaken.delete(path);
        else overtaken.add(path);
      }
      tell('idle');
    },
    flush: saver.flush,
  };
}
