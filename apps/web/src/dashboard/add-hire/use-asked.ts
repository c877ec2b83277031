'use client';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { postJson } from './post-json';

/** So long after the last key somebody has typed what they mean. */
const pause = 350;

/** What a route answers to what is typed, once typing pauses; what it answered before stays until then. */
export function useAsked<Schema extends z.ZodType>(href: string, body: string | null, schema: Schema) {
  const [answer, setAnswer] = useState<z.output<Schema>>();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (body === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setAsking(true);
      postJson(href, JSON.parse(body), abort.signal)
        .then((found) => setAnswer(schema.parse(found)))
        .catch(() => undefined)
        .finally(() => setAsking(false));
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [href, body, schema]);
  return { answer, isAsking };
}
