/** `npm start`; with `--dev`, `npm run dev`, whose compiler is not loaded otherwise. */
export async function launch(words: readonly string[]): Promise<void> {
  if (words.includes('--dev')) {
    const { develop } = await import('./development/develop.ts');
    return develop();
  }
  const { serve } = await import('./serve.ts');
  return serve();
}
