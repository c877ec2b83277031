import { useEffect, useState } from 'react';
import { z } from 'zod';
import { paths } from '../paths';
import { RecordChoice, type ChosenKind } from './record-choice';

/** So long after the last key somebody has typed what they look for. */
const pause = 120;

/** The choices that match what was typed; the ones before it stay until others are known. */
export function useChoices(kind: ChosenKind, first: readonly RecordChoice[]) {
  const [typed, search] = useState('');
  const [found, setFound] = useState(first);
  const isTyped = typed.trim() !== '';
  useEffect(() => {
    if (!isTyped) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      lookUp(kind, typed, abort.signal).then(setFound, () => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [kind, typed, isTyped]);
  return { choices: isTyped ? found : first, search };
}

async function lookUp(kind: ChosenKind, typed: string, signal: AbortSignal) {
  const answer = await fetch(paths.recordChoices(kind, typed), { signal });
  return z.array(RecordChoice).parse(await answer.json());
}
