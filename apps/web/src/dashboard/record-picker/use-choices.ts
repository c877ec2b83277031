import { useEffect, useReducer, useState } from 'react';
import { z } from 'zod';
import type { ChoicesStatus } from '../../hire/word-of-list';
import { paths } from '../paths';
import { RecordChoice, type ChosenKind } from './record-choice';

/** So long after the last key somebody has typed what they look for. */
const pause = 120;

interface Found {
  readonly typed: string;
  /** Undefined where it could not be looked up. */
  readonly choices: readonly RecordChoice[] | undefined;
}

/**
 * The choices that match what was typed; the ones before it stay until others are known, which `status` says. What can be
 * chosen before anything is typed is asked for once the list is opened, unless it came with the page.
 */
export function useChoices(kind: ChosenKind, given: readonly RecordChoice[] | undefined) {
  const [typed, search] = useState('');
  /** How often: where nothing was answered, it is asked again. */
  const [opened, countOpened] = useReducer((count: number) => count + 1, 0);
  const [first, setFirst] = useState<Found | undefined>(given && { typed: '', choices: given });
  const [found, setFound] = useState<Found>();
  const isTyped = typed.trim() !== '';
  const isFirstWanted = opened > 0 && !isTyped && first?.choices === undefined;
  useEffect(
    () => (isTyped ? lookUp({ kind, typed, after: pause }, setFound) : undefined),
    [kind, typed, isTyped],
  );
  useEffect(
    () => (isFirstWanted ? lookUp({ kind, typed: '', after: 0 }, setFirst) : undefined),
    [kind, isFirstWanted, opened],
  );
  const answer = isTyped ? found : first;
  const isSearching = isTyped ? found?.typed !== typed : opened > 0 && first === undefined;
  const choices = answer?.choices ?? first?.choices ?? [];
  return { choices, status: statusOf(isSearching, answer), search, open: countOpened };
}

function statusOf(isSearching: boolean, answer: Found | undefined): ChoicesStatus {
  if (isSearching) return 'searching';
  return answer && answer.choices === undefined ? 'failed' : 'found';
}

interface LookUp {
  readonly kind: ChosenKind;
  readonly typed: string;
  readonly after: number;
}

/** @returns no longer wants to know */
function lookUp({ kind, typed, after }: LookUp, tell: (found: Found) => void) {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    ask(kind, typed, abort.signal).then(
      (choices) => tell({ typed, choices }),
      () => (abort.signal.aborted ? undefined : tell({ typed, choices: undefined })),
    );
  }, after);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}

async function ask(kind: ChosenKind, typed: string, signal: AbortSignal): Promise<readonly RecordChoice[]> {
  const answer = await fetch(paths.recordChoices(kind, typed), { signal });
  return z.array(RecordChoice).parse(await answer.json());
}
