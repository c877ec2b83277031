/** The lines of a text that arrives in pieces. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += value ? decoder.decode(value, { stream: true }) : '';
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter((line) => line !== '');
      if (done) break;
    }
  } finally {
    reader.releaseLock();
  }
  if (rest.trim() !== '') yield rest;
}
