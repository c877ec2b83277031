/** The same question, asked once within the time however many ask; what it answered, or is about to. */
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
