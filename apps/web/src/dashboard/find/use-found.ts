import { useEffect, useState } from 'react';
import { z } from 'zod';
import { paths, withQuery } from '../paths';
import { FoundGroup } from './found';

/** So long after the last key somebody has typed what they look for. */
const pause = 100;

interface Answer {
  readonly typed: string;
  readonly groups: readonly FoundGroup[];
}

/** The records that match what is typed; what was found before stays until others are known. */
export function useFound(typed: string): readonly FoundGroup[] {
  const [last, setLast] = useState<Answer>({ typed: '', groups: [] });
  const text = typed.trim();
  useEffect(() => {
    if (text === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      lookFor(text, abort.signal).then(
        (groups) => setLast({ typed: text, groups }),
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  return text === '' ? [] : last.groups;
}

async function lookFor(search: string, signal: AbortSignal): Promise<FoundGroup[]> {
  const answer = await fetch(withQuery(paths.findResults, { search }), { signal });
  return z.array(FoundGroup).parse(await answer.json());
}
