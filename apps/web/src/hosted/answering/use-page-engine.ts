import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageEngine } from './page-engine';

/**
 * The engine in the browser, which a page can be read without: it is loaded when somebody begins to answer, and a page
 * of questions is smaller by a sixth.
 */
export function usePageEngine(form: RefObject<HTMLFormElement | null>) {
  const [engine, setEngine] = useState<PageEngine>();
  const [isLoading, setLoading] = useState(false);
  const loading = useRef<Promise<PageEngine> | undefined>(undefined);

  const load = useCallback((): Promise<PageEngine> => {
    if (loading.current) return loading.current;
    setLoading(true);
    loading.current = import('./page-engine')
      .then(
        ({ pageEngine }) => {
          setEngine(pageEngine);
          return pageEngine;
        },
        (error: unknown) => {
          // Without a connection: whoever needs it next tries again.
          loading.current = undefined;
          throw error;
        },
      )
      .finally(() => setLoading(false));
    return loading.current;
  }, []);

  useEffect(() => {
    const begin = () => void load().catch(() => undefined);
    const begun = new AbortController();
    for (const event of ['focusin', 'pointerdown'])
      form.current?.addEventListener(event, begin, { once: true, signal: begun.signal });
    return () => begun.abort();
  }, [form, load]);

  return { engine, isLoading, load };
}
