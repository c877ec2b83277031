/** Memoizes an asynchronous function for a time: concurrent and later callers share one result. */
export function memoizeFor<Result>(load: () => Promise<Result>, milliseconds = 1000): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  let loadedAt = 0;
  return () => {
    if (!result || performance.now() - loadedAt >= milliseconds) {
      loadedAt = performance.now();
      result = load();
    }
    return result;
  };
}
