import { readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Best first; what compresses the files when the web is built writes them beside (apps/web/tools/finish-standalone.mjs). */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Form {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * The files of the web's build, which pages load by the dozen: their names change with what is in them, so they are read once
 * and answered from memory, packed when they were built. What is not among them is the web's.
 */
export class BuildFiles {
  private readonly forms = new Map<string, ReadonlyMap<string, Form>>();

  /** @param folder what the web serves below `/_next/static` */
  constructor(folder: string) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const type = types[extname(name)];
      if (type)
        this.forms.set(`/_next/static/${name.split(sep).join('/')}`, formsOf(join(folder, name), type));
    }
  }

  /** @returns whether it was one of them, and is answered */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (!url.startsWith('/_next/static/') || (method !== 'GET' && method !== 'HEAD')) return false;
    const forms = this.forms.get(url.split('?', 1)[0] ?? '');
    const form = forms && formFor(forms, headers['accept-encoding']);
    if (!form) return false;
    response.writeHead(200, form.headers).end(method === 'HEAD' ? undefined : form.body);
    return true;
  }
}

function formsOf(path: string, type: string): ReadonlyMap<string, Form> {
  const forms = new Map([['', formOf(readFileSync(path), type)]]);
  for (const [encoding, suffix] of encodings) {
    const body = readIfThere(path + suffix);
    if (body) forms.set(encoding, formOf(body, type, encoding));
  }
  return forms;
}

function formOf(body: Buffer, type: string, encoding?: string): Form {
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': body.length,
    'content-type': type,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...(encoding && { 'content-encoding': encoding }),
  };
  return { headers, body };
}

function formFor(
  forms: ReadonlyMap<string, Form>,
  accepted: string | string[] | undefined,
): Form | undefined {
  const ranges = String(accepted ?? '')
    .split(',')
    .map((range) => range.trim().toLowerCase());
  const taken = encodings.find(
    ([encoding]) => forms.has(encoding) && ranges.some((range) => takes(range, encoding)),
  );
  return forms.get(taken?.[0] ?? '');
}

/** `br;q=0` is a refusal. */
const takes = (range: string, encoding: string): boolean =>
  range === encoding || (range.startsWith(`${encoding};`) && !/;\s*q=0(?:\.0*)?$/.test(range));

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
