import type { Draft } from '@firstday/ui';

/**
 * What was typed and is not saved yet, kept in this tab so that a lost page loses nothing. Sensitive answers are never
 * given to it: they live in memory only.
 */
export interface DraftStorage {
  readonly read: () => Readonly<Record<string, Draft>>;
  readonly keep: (path: string, draft: Draft) => void;
  readonly drop: (path: string) => void;
}

/** @param storage asked for each time: a frame that may keep nothing may not even ask for it, which throws */
export function draftStorage(storage: () => Storage | undefined, key: string): DraftStorage {
  const read = () => draftsIn(attempt(() => storage()?.getItem(key)));
  const write = (drafts: Readonly<Record<string, Draft>>) =>
    attempt(() =>
      Object.keys(drafts).length === 0
        ? storage()?.removeItem(key)
        : storage()?.setItem(key, JSON.stringify(drafts)),
    );
  return {
    read,
    keep: (path, draft) => write({ ...read(), [path]: draft }),
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

const draftsIn = (text: string | null | undefined): Readonly<Record<string, Draft>> =>
  parseDrafts(attempt(() => JSON.parse(text ?? '{}')));

/** The drafts in something that came from elsewhere; nothing where it holds none. */
export function parseDrafts(parsed: unknown): Readonly<Record<string, Draft>> {
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
  );
}

function isDraft(value: unknown): value is Draft {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((part) => typeof part === 'string');
}
