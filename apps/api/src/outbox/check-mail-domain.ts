import { Resolver } from 'node:dns/promises';
import type { MailDomainRecord } from '@firstday/domain';
import ipaddr from 'ipaddr.js';
import type { MailSettings } from '../context/index.js';

const milliseconds = 1500;
const longest = 500;

type DnsSettings = Pick<MailSettings, 'dkimSelector' | 'dnsServers'>;
type Found = Pick<MailDomainRecord, 'found' | 'state'>;
/** Texts under a name; null where DNS does not answer. */
type ReadTexts = (name: string) => Promise<readonly string[] | null>;

/** Looks up by which records receivers tell messages of a domain from forged ones. Nothing but DNS is asked. */
export async function checkMailDomain(
  domain: string,
  { dkimSelector: selector, dnsServers: servers }: DnsSettings,
): Promise<MailDomainRecord[]> {
  const resolver = new Resolver({ timeout: milliseconds, tries: 2 });
  if (servers.length > 0) resolver.setServers([...servers]);
  const read: ReadTexts = (name) => readTexts(resolver, name);
  return Promise.all([checkSpf(domain, read), checkDkim(domain, selector, read), checkDmarc(domain, read)]);
}

async function checkSpf(domain: string, read: ReadTexts): Promise<MailDomainRecord> {
  const found = toFound(await read(domain), /^v=spf1(\s|$)/i, (text) =>
    /(^|\s)\+?all(\s|$)/i.test(text) ? 'weak' : 'ok',
  );
  const suggested = found.state === 'missing' ? 'v=spf1 include:spf.example.com ~all' : null;
  return { kind: 'spf', name: domain, ...found, suggested };
}

async function checkDkim(
  domain: string,
  selector: string | undefined,
  read: ReadTexts,
): Promise<MailDomainRecord> {
  const none = { kind: 'dkim', found: null, suggested: null } as const;
  if (selector === undefined) return { ...none, state: 'not_known', name: null };
  const name = `${selector}._domainkey.${domain}`;
  const found = toFound(await read(name), /(^|;)\s*p=/i, (text) =>
    /(^|;)\s*p=\s*(;|$)/i.test(text) ? 'revoked' : 'ok',
  );
  return { ...none, name, ...found };
}

/** That of the domain, or of the nearest above it: that holds for what is below. */
async function checkDmarc(domain: string, read: ReadTexts): Promise<MailDomainRecord> {
  const labels = domain.split('.');
  const above = labels.slice(0, -1).map((_, depth) => labels.slice(depth).join('.'));
  for (const one of above.length > 0 ? above : [domain]) {
    const name = `_dmarc.${one}`;
    const found = toFound(await read(name), /^v=DMARC1\s*(;|$)/, (text) =>
      /;\s*p=\s*(quarantine|reject)\b/i.test(text) ? 'ok' : 'weak',
    );
    if (found.state !== 'missing') return { kind: 'dmarc', name, ...found, suggested: null };
  }
  const suggested = `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`;
  return { kind: 'dmarc', name: `_dmarc.${domain}`, state: 'missing', found: null, suggested };
}

function toFound(
  texts: readonly string[] | null,
  pattern: RegExp,
  stateOf: (text: string) => MailDomainRecord['state'],
): Found {
  if (texts === null) return { state: 'unreadable', found: null };
  const [first, ...others] = texts.filter((text) => pattern.test(text));
  if (first === undefined) return { state: 'missing', found: null };
  return { state: others.length > 0 ? 'several' : stateOf(first), found: toPublicText(first) };
}

const noSuchName = new Set(['ENODATA', 'ENOTFOUND']);

async function readTexts(resolver: Resolver, name: string): Promise<readonly string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return noSuchName.has(code) ? [] : null;
  }
}

/** A network of one's own may answer with addresses that nobody outside of it is to know. */
const toPublicText = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(/\p{C}/gu, ' ')
    .replaceAll(/\b(ip[46]):([\da-f.:]+)(\/\d+)?/gi, (whole, kind: string, address: string) =>
      isPublic(address) ? whole : `${kind}:…`,
    );

const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
