// `npm start` reads this file before anything is built: of our own libraries it may import types only.
import type { Shutdown } from '@firstday/everify';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { MailFrom, PlainPath } from './config.js';

const wholeNumber = (fallback: number, min: number, max: number) => {
  const expected = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(expected).int(expected).min(min, expected).max(max, expected).default(fallback);
};

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names, fallback: Names[number]) =>
  z.enum(names, `must be one of ${names.join(', ')}`).default(fallback);

const postgresUrl = z
  .string('must be set: postgres://user:password@host/database')
  .regex(/^postgres(ql)?:\/\/[^/]+\/./, 'must be like postgres://user:password@host/database');

/** Several with commas, each an address of one server. */
const postgresUrls = z
  .string()
  .default('')
  .transform((text) => text.split(/,(?=\s*postgres)/).map((url) => url.trim()))
  .transform((urls) => urls.filter((url) => url !== ''))
  .refine(
    (urls) => urls.every((url) => /^postgres(ql)?:\/\/[^/,]+\/./.test(url) && URL.canParse(url)),
    'must be like postgres://user:password@host/database, several with commas, each with one host',
  );

const words = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''));

const matching = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected).optional();

const absolutePath = matching(/^\//, 'must be the whole path of a file, such as /etc/firstday/ca.pem');

const addresses = words('').refine(
  (parts) => parts.every((part) => ipaddr.isValid(part) || isNetwork(part)),
  'must be addresses or networks, such as 10.0.0.5, 10.1.0.0/16',
);

const urlOf = (protocol: RegExp, error: string) => z.url({ protocol, error }).optional();
const webAddress = (error: string) => urlOf(/^https?$/, error);

const requests = (fallback: number) => wholeNumber(fallback, 0, 1_000_000_000);

/** Days on which E-Verify is shut, as `2025-10-01..2025-10-08`, several with commas. */
const shutdowns = words('')
  .refine(
    (parts) => parts.every((part) => /^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/.test(part)),
    'must be days, such as 2025-10-01..2025-10-08',
  )
  .transform((parts) => parts.map((part): Shutdown => ({ from: part.slice(0, 10), until: part.slice(12) })));

/** A program and its arguments. No shell reads it, so what only a shell understands is refused rather than passed on. */
const programLine = z
  .string()
  .refine(
    (text) => text.trimStart().startsWith('[') || !/["'`$|&;<>(){}*?~\\]/.test(text),
    'is run without a shell: give a program and plain words, a JSON array of strings, or the path of a script',
  )
  .transform((text) => (text.trimStart().startsWith('[') ? programList(text) : text.trim().split(/\s+/)))
  .refine(
    (parts) => parts !== undefined,
    'must be a JSON array of strings, such as ["/opt/keys.sh", "--all"]',
  )
  .optional();

const plainPaths = ['lists', 'batching', 'statements', 'bodies'] as const satisfies readonly PlainPath[];

const timeStampAuthority = webAddress('must be the address of a time-stamp authority (RFC 3161)');

/** An address alone, or as `Northwind <people@example.com>`. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<)?[^\s<>@,;:"()]+@[^\s<>@,;:"()]+>?$/,
    'must be an address, such as Northwind <people@example.com>',
  )
  .transform(toSender)
  .optional();

const dnsServer = z
  .string()
  .regex(/^([\d.]+|\[[\da-f:]+\])(:\d{1,5})?$/i, 'must be addresses, such as 10.0.0.53 or [fd00::53]:53');

const storageUrl = matching(
  /^(file:\/\/\/[^?#]+|s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[\w/-]*)?(\?\S*)?)$/,
  'must be like s3://bucket/prefix?region=us-east-1 or file:///srv/files',
);

/** What settings may be, each with the sentence that says so where it is something else. */
export const settingKinds = {
  absolutePath,
  addresses,
  dnsServer,
  matching,
  oneOf,
  plainPaths,
  postgresUrl,
  postgresUrls,
  programLine,
  requests,
  sender,
  shutdowns,
  storageUrl,
  timeStampAuthority,
  urlOf,
  webAddress,
  wholeNumber,
  words,
};

function toSender(text: string): MailFrom {
  const [, name = '', address = text] = /^(.*?)\s*<(.+)>$/.exec(text) ?? [];
  return { name: name.replaceAll('"', '').trim(), address };
}

function programList(text: string): string[] | undefined {
  try {
    return z.array(z.string()).min(1).parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isNetwork(part: string): boolean {
  try {
    return ipaddr.parseCIDR(part).length === 2;
  } catch {
    return false;
  }
}
