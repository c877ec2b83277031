import type { IncomingMessage } from 'node:http';

import { invalid, ServiceError } from './service-error.ts';

/** The body of a request: JSON, or the fields and files of a form. */
export interface SentBody {
  readonly json?: unknown;
  readonly files?: FormData;
}

const longestBody = 12 * 1024 * 1024;

export async function readBody(request: IncomingMessage): Promise<SentBody> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return {};
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/'))
    return { files: await new Response(bytes, { headers: { 'content-type': type } }).formData() };
  try {
    return { json: JSON.parse(bytes.toString()) };
  } catch {
    throw invalid('The body is not JSON.');
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBody)
      throw new ServiceError('The body is too large.', { status: 413, code: 'TOO_LARGE' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
