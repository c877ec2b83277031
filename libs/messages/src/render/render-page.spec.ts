import { describe, expect, it } from '@jest/globals';
import { messageKinds } from '@firstday/domain';
import { languages } from '@firstday/domain/languages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { composeMessage } from './compose-message.js';
import type { MailContent } from './mail-content.js';
import { MailPage } from './mail-page.js';
import { renderPage } from './render-page.js';

const plain = {
  first_name: 'Ada',
  employer: 'Quizzical Works',
  link: 'https://forms.example/o/zK81',
  due_on: '2031-03-05',
  link_until: '2032-04-06',
  minutes: 47,
  employee: 'Wolfgang',
  inviter: 'Zebediah',
  code: '730946',
  endpoint: 'hooks.quizzical.example',
};
/** Names that look like markup, like the marks of a page with gaps, and like replacements; a link with all that may stand in one. */
const hostile = {
  ...plain,
  first_name: `</title><script>"'&$&$1\ue0000\ue001`,
  employer: `<img src=x onerror=alert(1)> "O'Neill" & Sons, Inc.`,
  link: `https://forms.example/o?a=1&b='"><x>`,
  employee: 'شركة (ذ.م.م.)',
  endpoint: '\ue0001\ue001',
};
const { employer, link, employee, code, endpoint, minutes } = plain;
const bare = { employer, link, employee, code, endpoint, minutes };
const everything = languages.flatMap(({ locale }) =>
  messageKinds.flatMap((kind) => [plain, hostile, bare, plain].map((values) => ({ kind, locale, values }))),
);

const drawn = (content: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(createElement(MailPage, { content }))}`;

describe('a page that was drawn for messages of one shape', () => {
  it('is what React draws for each of them, in every kind and language', () => {
    for (const { kind, locale, values } of everything) {
      const content = composeMessage({ kind, language: locale, values });
      expect(renderPage(content)).toBe(drawn(content));
    }
  });

  it('is that for own words as well, whatever their paragraphs and lines', () => {
    for (const body of [
      '{link}',
      'One\nTwo {link} three\n\n\nFour\n\n{link}',
      'Hi {first_name},\n\n& {link}',
    ])
      for (const values of [plain, hostile, bare]) {
        const wording = { subject: 'From {employer}', body };
        const content = composeMessage({ kind: 'invitation', language: 'en', values, wording });
        expect(renderPage(content)).toBe(drawn(content));
      }
  });

  it('keeps nothing of one message for the next', () => {
    const html = (first_name: string) =>
      renderPage(composeMessage({ kind: 'invitation', language: 'en', values: { ...plain, first_name } }));
    expect(html('Ada Secret')).toContain('Ada Secret');
    expect(html('Bo')).not.toContain('Ada Secret');
  });
});
