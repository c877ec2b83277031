'use client';
import { useCallback } from 'react';
import type { z } from 'zod';
import { useAsked } from '../../hire/use-asked';
import { postJson } from './post-json';

/** What a route of the dashboard answers to what is typed. */
export function useRoute<Schema extends z.ZodType>(href: string, typed: string | null, schema: Schema) {
  const ask = useCallback(
    async (body: string, signal: AbortSignal): Promise<z.output<Schema>> =>
      schema.parse(await postJson(href, JSON.parse(body), signal)),
    [href, schema],
  );
  return useAsked(typed, ask);
}
