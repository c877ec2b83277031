import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailDomainRecord } from '@firstday/domain';
import { setClock } from '../testing/hosted-page.js';
import { DnsServer } from '../testing/dns-server.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let dns: DnsServer;
beforeAll(async () => {
  dns = await DnsServer.start({
    'firstday.example': ['v=spf1 ip4:10.20.30.40 -all'],
    's1._domainkey.firstday.example': ['v=DKIM1; p=AAAA'],
  });
  api = await TestApi.start({
    SMTP_URL: 'smtp://user:a-password@10.20.30.41',
    MAIL_FROM: 'Firstday <people@Firstday.example>',
    MAIL_DKIM_SELECTOR: 's1',
    MAIL_DNS_SERVERS: dns.address,
    ROLE: 'api',
  });
});
afterAll(async () => {
  await api.stop();
  await dns.stop();
});

const check = (by: object = {}) => api.call('message_settings.checkDomain', by);

describe('the check of the sender’s domain', () => {
  it('says what DNS has of it, and nothing of a network of one’s own', async () => {
    const { body } = await check();
    expect(body.domain).toBe('firstday.example');
    expect(body.records.map(({ kind, state }: MailDomainRecord) => [kind, state])).toEqual([
      ['spf', 'ok'],
      ['dkim', 'ok'],
      ['dmarc', 'missing'],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/10\.20|a-password|127\.0/);
  });

  it('asks DNS once a minute, however many ask', async () => {
    await check();
    const before = dns.asked.length;
    const test = { token: api.test.apiToken };
    await Promise.all([...Array.from({ length: 20 }, () => check()), check(test)]);
    expect(dns.asked.length).toBe(before);
    setClock(api, new Date(Date.now() + 61_000));
    await check();
    setClock(api);
    expect(dns.asked.length).toBeGreaterThan(before);
  });
});
