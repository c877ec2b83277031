/** A part of a message by MIME, or all of it. */
export interface MailPart {
  /** By the names of its headers, in small letters; the first of each. */
  readonly fields: ReadonlyMap<string, string>;
  /** `text/plain` where it says none. */
  readonly type: string;
  readonly boundary: string | undefined;
  /** As it stands there. */
  readonly body: string;
  /** What that means, where it is encoded. */
  readonly content: string;
}

const longestHead = 65_536;

/** @param text bytes as Latin-1 */
export function toMailPart(text: string): MailPart {
  const end = /\r?\n\r?\n/.exec(text.slice(0, longestHead));
  const head = end ? text.slice(0, end.index) : text.slice(0, longestHead);
  const body = end ? text.slice(end.index + end[0].length) : '';
  const fields = parseFields(head);
  const given = fields.get('content-type') ?? '';
  const [, quoted, plain] = /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(given) ?? [];
  return {
    fields,
    type: (/^\s*([\w.+-]+\/[\w.+-]+)/.exec(given)?.[1] ?? 'text/plain').toLowerCase(),
    boundary: quoted ?? plain,
    body,
    content: decode(body, fields.get('content-transfer-encoding')),
  };
}

/** Headers, those that go on in the next line as well. */
export function parseFields(head: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (/^[\w-]{1,80}$/.test(name) && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** The parts of a body; the last may be cut off. */
export function toParts(body: string, boundary: string, most: number): readonly MailPart[] {
  const parts: string[] = [];
  const mark = `\n--${boundary}`;
  const text = `\n${body}`;
  let at = text.indexOf(mark);
  while (at !== -1 && parts.length < most && !text.startsWith('--', at + mark.length)) {
    const start = text.indexOf('\n', at + mark.length);
    if (start === -1) break;
    const next = text.indexOf(mark, start);
    parts.push(text.slice(start + 1, next === -1 ? undefined : next));
    at = next;
  }
  return parts.map(toMailPart);
}

function decode(body: string, encoding = ''): string {
  const name = encoding.trim().toLowerCase();
  if (name === 'base64') return Buffer.from(body, 'base64').toString('latin1');
  if (name !== 'quoted-printable') return body;
  return body
    .replaceAll(/=[ \t]*\r?\n/g, '')
    .replaceAll(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
