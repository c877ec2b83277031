import { sayImportProblem } from '@firstday/domain';
import { badRequest } from '../../../context/index.js';

/**
 * Hands a file on as it comes.
 * @throws ProblemError 400 where it is not in UTF-8
 */
export async function* assertUtf8(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of content) {
    decode(() => decoder.decode(piece, { stream: true }));
    yield piece;
  }
  decode(() => decoder.decode());
}

function decode(work: () => string): void {
  try {
    if (work().includes('\0')) throw new TypeError();
  } catch {
    throw badRequest(sayImportProblem('notUtf8'));
  }
}
