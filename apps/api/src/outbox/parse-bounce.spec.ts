import { describe, expect, it } from '@jest/globals';
import { exchangeReport, gmailReport, postfixReport } from '../testing/bounce-reports.js';
import { parseBounce } from './parse-bounce.js';

const messageId = '<msg_1AbCdEfGhJkLmNpQrStUvW@firstday.example>';
const address = 'ana@example.org';
const to = 'bounces+x-0011223344556677@firstday.example';
const forms = { Postfix: postfixReport, Exchange: exchangeReport, Gmail: gmailReport };
const parse = (text: string) => parseBounce(Buffer.from(text, 'latin1'));

describe.each(Object.entries(forms))('a report by %s', (_name, write) => {
  it('says which message it is about, where it went and what became of it', () => {
    const report = parse(write({ messageId, address, to, status: '5.1.1' }));
    expect(new Set(report?.messageIds)).toEqual(new Set([messageId]));
    expect(report?.sentTo).toContain(to);
    expect(report?.recipients).toEqual([
      { addresses: expect.arrayContaining([address]), action: 'failed', status: '5.1.1' },
    ]);
  });

  it('of a delay is one', () => {
    const report = parse(write({ messageId, address, status: '4.4.1', action: 'delayed' }));
    expect(report?.recipients).toMatchObject([{ action: 'delayed', status: '4.4.1' }]);
  });

  it('has nothing of its text in what is read', () => {
    const told = JSON.stringify(parse(write({ messageId, address })));
    expect(told).not.toMatch(/Secret|secret-link|exist|RESOLVER/);
  });

  it('with line ends of another kind is the same', () => {
    const text = write({ messageId, address, to });
    expect(parse(text.replaceAll('\r\n', '\n'))).toEqual(parse(text));
  });

  it('that is cut off anywhere is read as far as it goes', () => {
    const text = write({ messageId, address, to });
    for (let length = 0; length < text.length; length += 37) {
      const recipients = parse(text.slice(0, length))?.recipients ?? [];
      expect(recipients.length).toBeLessThanOrEqual(1);
    }
  });
});

describe('what is no report', () => {
  it.each([
    '',
    'Subject: Hello\r\n\r\nAna Secret is away',
    'Content-Type: multipart/report\r\n\r\nno boundary',
    'Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\n\r\nno status\r\n--x--',
    'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nStatus: 5.1.1\r\n--x--',
    '\0'.repeat(1000),
  ])('%j is none', (text) => expect(parse(text)).toBeUndefined());

  it('is read in no time, however it is made', () => {
    const head = 'Content-Type: multipart/report; boundary=x\r\n\r\n';
    const evil = [
      `${head}${'--x\r\n'.repeat(100_000)}`,
      `${head}--x\r\nContent-Type: message/delivery-status\r\n\r\n${'Final-Recipient: rfc822;'.repeat(20_000)}`,
      `${head}--x\r\nContent-Type: message/delivery-status\r\n\r\n${'\r\n'.repeat(100_000)}`,
      `${head}--x\r\nContent-Type: message/delivery-status\r\n\r\nA: b\r\n\r\nOriginal-Recipient: ${'@'.repeat(200_000)}`,
      `${head}--x\r\nContent-Type: message/delivery-status\r\n\r\n${'Status: 5.1.1\r\n\r\n'.repeat(20_000)}`,
      `Content-Type: multipart/report;${' '.repeat(200_000)}boundary=x\r\n\r\n`,
      `Content-Type: multipart/report; boundary=x\r\nIn-Reply-To: ${'<'.repeat(200_000)}\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nA: b\r\n\r\nStatus: 5.1.1`,
    ];
    // Time of the processor, and far more than is needed: what looks at each byte for each byte takes minutes.
    const before = process.cpuUsage().user;
    for (const text of evil) expect(parse(text)?.recipients.length ?? 0).toBeLessThanOrEqual(50);
    expect(process.cpuUsage().user - before).toBeLessThan(20_000_000);
  });
});
