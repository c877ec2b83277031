import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailDomainRecord } from '@firstday/domain';
import { DnsServer } from '../testing/dns-server.js';
import { checkMailDomain } from './check-mail-domain.js';

const key = `v=DKIM1; k=rsa; p=${'A'.repeat(400)}`;
let dns: DnsServer;
beforeAll(async () => {
  dns = await DnsServer.start({
    'well.example': ['some-verification=1', 'v=spf1 include:spf.provider.example -all'],
    's1._domainkey.well.example': [key],
    '_dmarc.well.example': ['v=DMARC1; p=reject; rua=mailto:d@well.example'],
    'open.example': ['v=spf1 +all'],
    's1._domainkey.open.example': ['v=DKIM1; p='],
    '_dmarc.open.example': ['v=DMARC1; p=none'],
    'twice.example': ['v=spf1 a -all', 'v=spf1 mx -all'],
    'inside.example': ['v=spf1 ip4:10.0.0.5 ip4:192.168.0.0/16 ip6:fd00::1 ip4:8.8.8.8 \u0007-all'],
  });
});
afterAll(() => dns.stop());

async function check(domain: string, dkimSelector: string | undefined = 's1') {
  const records = await checkMailDomain(domain, { dkimSelector, dnsServers: [dns.address] });
  const of = (kind: MailDomainRecord['kind']) => records.find((record) => record.kind === kind);
  return { spf: of('spf'), dkim: of('dkim'), dmarc: of('dmarc') };
}

describe('the domain that messages come from', () => {
  it('is well where its records are there', async () => {
    const { spf, dkim, dmarc } = await check('well.example');
    expect([spf?.state, dkim?.state, dmarc?.state]).toEqual(['ok', 'ok', 'ok']);
    expect([spf?.found, spf?.suggested]).toEqual(['v=spf1 include:spf.provider.example -all', null]);
    expect(dkim).toMatchObject({ name: 's1._domainkey.well.example', found: key });
  });

  it('lacks what is not there, with the record to add; its parent’s DMARC record holds for it', async () => {
    const { spf, dkim, dmarc } = await check('mail.well.example');
    expect(spf).toMatchObject({
      state: 'missing',
      name: 'mail.well.example',
      suggested: expect.stringMatching(/^v=spf1 /),
    });
    expect(dkim?.state).toBe('missing');
    expect(dmarc).toMatchObject({ state: 'ok', name: '_dmarc.well.example' });
    expect((await check('none.example')).dmarc).toMatchObject({
      state: 'missing',
      name: '_dmarc.none.example',
      suggested: 'v=DMARC1; p=none; rua=mailto:postmaster@none.example',
    });
  });

  it('is weak where anybody may send for it, its key was taken back, or nothing is asked of receivers', async () => {
    const { spf, dkim, dmarc } = await check('open.example');
    expect([spf?.state, dkim?.state, dmarc?.state]).toEqual(['weak', 'revoked', 'weak']);
    expect((await check('twice.example')).spf?.state).toBe('several');
  });

  it('has a key that nobody named, or records that DNS does not answer about', async () => {
    const [, dkim] = await checkMailDomain('well.example', {
      dkimSelector: undefined,
      dnsServers: [dns.address],
    });
    expect(dkim).toMatchObject({ kind: 'dkim', state: 'not_known', name: null });
    dns.silentAbout.add('well.example');
    expect((await check('well.example')).spf).toMatchObject({ state: 'unreadable', found: null });
    dns.silentAbout.clear();
  }, 60_000);

  it('is shown without addresses of a network of one’s own', async () => {
    const { spf } = await check('inside.example');
    expect(spf?.found).toBe('v=spf1 ip4:… ip4:… ip6:… ip4:8.8.8.8  -all');
  });
});
