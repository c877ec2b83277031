import { HttpApiDecodeError, type OperationRow, operations } from '@firstday/domain';
import { z } from 'zod';
import { unsafeInput } from '../../context/unsafe-input.js';
import { bodyText } from './body-text.js';
import { marker } from './hostile.js';
import type { GeneratedRequest } from './request-arbitrary.js';
import type { RawAnswer } from './wire.js';

const plain = z.strictObject({ _tag: z.string().regex(/^[A-Z]\w+$/), message: z.string().min(1) });
/** Errors that any operation may answer, by status; those of its own come before. */
const general: Readonly<Record<number, z.ZodType>> = {
  400: z.union([HttpApiDecodeError, plain]),
  401: plain.extend({ _tag: z.literal('Unauthorized') }),
  403: plain.extend({ _tag: z.literal('Forbidden') }),
  404: plain.extend({ _tag: z.literal('ResourceNotFoundError') }),
  409: plain,
  413: plain.extend({ _tag: z.literal('PayloadTooLargeError') }),
  415: plain.extend({ _tag: z.literal('UnsupportedMediaTypeError') }),
  429: plain.extend({ _tag: z.literal('TooManyRequestsError') }),
};

/** Which promise a response breaks; undefined where it breaks none. */
export function brokenPromise(request: GeneratedRequest, answer: RawAnswer): string | undefined {
  const { id } = request;
  const { status, headers, bytes } = answer;
  if (!headers['x-request-id']) return 'the answer has no x-request-id';
  if (status >= 500) return `the answer is ${status}: ${bytes.toString().slice(0, 500)}`;
  const { answers, errors }: OperationRow = operations[id];
  if (status < 400) {
    const ignored = ignoredInput(request);
    if (ignored) return `${status}, though it does not take ${ignored}`;
    const promised = answers[status];
    if (promised === undefined) return `${status} is no answer of ${id}`;
    return promised instanceof z.ZodType ? mismatch(promised, answer) : undefined;
  }
  const own = Object.entries(errors).find(([named]) => Number(named) === status)?.[1];
  const shapes = [own, general[status]].filter((shape) => shape !== undefined);
  if (shapes.length === 0) return `${status} is no answer of ${id}`;
  if (bytes.includes(marker)) return 'the error repeats a sensitive value';
  return mismatch(z.union(shapes), answer);
}

/** What was sent that no operation of this kind may take: it would be left out, or kept as something else. */
function ignoredInput({ id, query, body, headers }: GeneratedRequest): string | undefined {
  const row: OperationRow = operations[id];
  const names = new Set(Object.keys(row.query?.shape ?? {}));
  const unknown = query.find(([name]) => !names.has(name));
  if (unknown) return `the query parameter ${JSON.stringify(unknown[0])}`;
  if (!row.body || typeof body !== 'object' || headers['content-type']?.startsWith('multipart'))
    return undefined;
  const [issue] = unsafeInput(JSON.parse(bodyText(body)));
  return issue && `what stands at ${issue.path.join('.')}`;
}

function mismatch(shape: z.ZodType, { status, bytes }: RawAnswer): string | undefined {
  try {
    const checked = shape.safeParse(JSON.parse(bytes.toString()));
    return checked.success ? undefined : `${status} is against its schema: ${checked.error.message}`;
  } catch {
    return `${status} is no JSON: ${bytes.toString().slice(0, 300)}`;
  }
}
