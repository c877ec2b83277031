/** What a promise comes to within a time; the fallback where it takes longer, or fails. */
export async function within<Result>(
  milliseconds: number,
  promise: Promise<Result>,
  fallback: Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(fallback), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return fallback;
  } finally {
    clearTimeout(timer);
  }
}
