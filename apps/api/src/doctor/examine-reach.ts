import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { Config } from '../context/index.js';
import { type Finding, findingsOf } from './finding.js';

const { ok, warning, fault } = findingsOf('reach');

type ReachSettings = Pick<Config, 'baseUrl' | 'host' | 'port' | 'trustedProxies'>;

const isThisMachine = (name: string): boolean => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(name);

/** Whether people reach the service at BASE_URL, from the outside in, and whether a proxy's word is taken for who asks. */
export async function examineReach(config: ReachSettings): Promise<Finding[]> {
  return [...ofAddresses(config), await ofAnswer(config.baseUrl)];
}

function ofAddresses({ baseUrl, host, trustedProxies }: ReachSettings): Finding[] {
  const { hostname, protocol } = new URL(baseUrl);
  const isPublic = !isThisMachine(hostname);
  const listensForOthers =
    !(ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback') && host !== 'localhost';
  return [
    ...(isPublic && protocol === 'http:'
      ? [
          fault(
            `${baseUrl} is not encrypted.`,
            'Put a proxy with TLS before it, and let BASE_URL begin with https://.',
          ),
        ]
      : []),
    ...(!isPublic && listensForOthers
      ? [
          warning(
            'Other machines may connect (HOST), and links lead to this one (BASE_URL).',
            'Set BASE_URL to what people use.',
          ),
        ]
      : []),
    ...(isPublic && listensForOthers && trustedProxies.length === 0
      ? [
          warning(
            'Whoever asks through a proxy of another machine counts as that proxy: TRUSTED_PROXIES is empty.',
            'Name its address in TRUSTED_PROXIES, or limits fall on all visitors together.',
          ),
        ]
      : []),
  ];
}

async function ofAnswer(baseUrl: string): Promise<Finding> {
  const place = `${baseUrl}/health`;
  try {
    const response = await fetch(place, { redirect: 'manual', signal: AbortSignal.timeout(8_000) });
    const told = z.object({ status: z.string() }).safeParse(await response.json().catch(() => undefined));
    if (response.status === 200 && told.success) return ok(`${baseUrl} answers, and all is well there.`);
    if (told.success)
      return fault(
        `${place} answers ${response.status} (${told.data.status}).`,
        'See /health/ready and the logs.',
      );
    return fault(
      `${place} answers ${response.status}, and not as Firstday does.`,
      'BASE_URL leads elsewhere: look at the proxy, which hands every path on as it is.',
    );
  } catch (error) {
    const cause = z.object({ cause: z.object({ code: z.string() }) }).safeParse(error).data?.cause.code;
    return warning(
      `Nobody answers at ${baseUrl} (${cause ?? 'no answer'}).`,
      'Start the service; where it runs, look at DNS, the firewall, the proxy and its certificate.',
    );
  }
}
