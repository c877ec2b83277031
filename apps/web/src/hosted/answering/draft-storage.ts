import type { Draft } from '@firstday/ui';

/** What was typed and has not reached the service. */
export interface KeptDraft {
  readonly draft: Draft;
  /** The mark of the answer that it was typed over (`answerMark`): where another one stands by now, it is not sent unasked. */
  readonly over: string;
}

export type KeptDrafts = Readonly<Record<string, KeptDraft>>;

/**
 * What was typed and is not saved yet, kept in this tab so that a lost page loses nothing. Sensitive answers are never
 * given to it: they live in memory only.
 */
export interface DraftStorage {
  readonly read: () => KeptDrafts;
  readonly keep: (path: string, kept: KeptDraft) => void;
  readonly drop: (path: string) => void;
}

/** @param storage asked for each time: a frame that may keep nothing may not even ask for it, which throws */
export function draftStorage(storage: () => Storage | undefined, key: string): DraftStorage {
  const read = () => draftsIn(attempt(() => storage()?.getItem(key)));
  const write = (drafts: KeptDrafts) =>
    attempt(() =>
      Object.keys(drafts).length === 0
        ? storage()?.removeItem(key)
        : storage()?.setItem(key, JSON.stringify(drafts)),
    );
  return {
    read,
    keep: (path, kept) => write({ ...read(), [path]: kept }),
    drop: (path) => {
      const { [path]: dropped, ...rest } = read();
      if (dropped !== undefined) write(rest);
    },
  };
}

/** Storage may be full or forbidden; the page works without it. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const draftsIn = (text: string | null | undefined): KeptDrafts =>
  parseDrafts(attempt(() => JSON.parse(text ?? '{}')));

/** The drafts in something that came from elsewhere; nothing where it holds none. */
export function parseDrafts(parsed: unknown): KeptDrafts {
  if (!isRecord(parsed)) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, KeptDraft] => isKept(entry[1])),
  );
}

const isKept = (value: unknown): value is KeptDraft =>
  isRecord(value) && isDraft(value['draft']) && typeof value['over'] === 'string';

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'string' ||
  (isRecord(value) && Object.values(value).every((part) => typeof part === 'string'));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
