import type { Draft, DraftIssue } from '@firstday/ui';
import { type RefObject, useRef, useState } from 'react';
import type { Drafts, LivePage, PageAppearance } from './live-page';
import { usePageEngine } from './use-page-engine';

type Issues = ReadonlyMap<string, readonly DraftIssue[]>;

interface DraftsOptions {
  readonly live: LivePage;
  readonly initial: Drafts;
  /** How the page stands with the initial drafts: the browser works it out itself once it has what judges them. */
  readonly appearance: PageAppearance;
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * What stands in the controls of a page, and from the first attempt to go on what is wrong with it. A library for forms
 * would be a tenth of all that a page of questions loads, and we would use its smallest part.
 */
export function useDrafts({ live, initial, appearance, form }: DraftsOptions) {
  const { engine, isLoading, load } = usePageEngine(form);
  const [drafts, setDrafts] = useState(initial);
  // The same, for whoever reads it before the page is drawn again: a saver, or the second of two changes.
  const current = useRef(initial);
  const [attempt, setAttempt] = useState(0);
  const [issues, setIssues] = useState<Issues | null>(null);

  const set = (path: string, draft: Draft): void => {
    current.current = { ...current.current, [path]: draft };
    setDrafts(current.current);
    if (engine && attempt > 0) setIssues(engine.issuesByPath(live, current.current));
  };
  /** @returns whether nothing stands in the way of going on; where it cannot be told here, the server will */
  const check = async (): Promise<boolean> => {
    const loaded = await load().catch(() => undefined);
    const found: Issues = loaded?.issuesByPath(live, current.current) ?? new Map();
    setIssues(found);
    setAttempt(attempt + 1);
    return found.size === 0;
  };
  const { shown, advice } = engine?.appearanceOf(live, drafts) ?? appearance;
  return {
    drafts,
    get: (): Drafts => current.current,
    set,
    check,
    issues,
    attempt,
    shown,
    advice,
    isLoading,
    load,
  };
}
