import { describe, expect, it } from '@jest/globals';
import { messageKinds, type MessageKind } from '@firstday/domain';
import { languages } from '@firstday/domain/languages';
import { messageDefinitionOf } from '../kinds/message-definitions.js';
import { messageFieldNames } from '../kinds/message-fields.js';
import { wordingProblems } from '../wording/wording-problems.js';
import { renderKnownMessage, renderMessage } from './render-message.js';

const values = {
  first_name: 'Xanthippe',
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
const locales = languages.map(({ locale }) => locale);
const everything = messageKinds.flatMap((kind) => locales.map((language) => ({ kind, language })));

/** What shows that a field was said. */
const traces: Readonly<Record<string, string>> = {
  ...{ first_name: 'Xanthippe', employer: 'Quizzical', link: 'zK81', due_on: '2031', link_until: '2032' },
  ...{
    minutes: '47',
    employee: 'Wolfgang',
    inviter: 'Zebediah',
    code: '730946',
    endpoint: 'hooks.quizzical',
  },
};

describe.each(everything)('$kind in $language', ({ kind, language }) => {
  const { subject, text, html, sms } = renderKnownMessage({ kind, language, values });
  const all = [subject, text, html, sms].join('\n');

  it('is written in full, in its language and direction', () => {
    expect(html).toContain(`<html dir="${language === 'ar' ? 'rtl' : 'ltr'}" lang="${language}">`);
    expect(all).not.toMatch(/[{}]\w+\}|undefined|null|NaN/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(sms).not.toMatch(/[\r\n]/);
  });

  it('says what its kind needs, and no field that its kind does not know', () => {
    const { needs, may, keeps } = messageDefinitionOf(kind);
    const known: readonly string[] = [...needs, ...may];
    const said = messageFieldNames.filter((name) => all.includes(traces[name] ?? name));
    expect(said.filter((name) => !known.includes(name))).toEqual([]);
    for (const name of needs) expect(said).toContain(name);
    for (const part of [text, html, sms]) expect(part).toContain(traces[keeps]);
  });

  it('has one button at most, the link as text besides, and nothing to fetch', () => {
    const isLinked = messageDefinitionOf(kind).keeps === 'link';
    expect(html.match(/class="button"/g)?.length ?? 0).toBe(isLinked ? 1 : 0);
    expect(html.includes(`>${values.link}</a>`)).toBe(isLinked);
    expect(html).not.toMatch(/<img|<script|<link |url\(|src=/i);
  });
});

describe('a message', () => {
  const invitation = {
    kind: 'invitation',
    language: 'en',
    values: { employer: 'Acme', link: values.link },
  } as const;

  it('is written without what is not known', () => {
    expect(renderMessage(invitation).text).toBe(
      [
        'Your forms for Acme',
        'Hello,',
        'Before you start, Acme needs a few forms from you. You can fill them in on your phone, stop at any time and go on later.',
        'Only Acme and you can see what you enter.',
        'Start my forms:\nhttps://forms.example/o/zK81',
        '--\nThis link is yours alone. Please do not pass this message on.\n',
      ].join('\n\n'),
    );
  });

  it('says that its link is the reader’s alone where that lets in whoever has it, else that one signs in', () => {
    for (const kind of messageKinds) {
      const { keeps, isLinkPersonal } = messageDefinitionOf(kind);
      const { text } = renderKnownMessage({ kind, language: 'en', values });
      expect([kind, text.includes('yours alone')]).toEqual([kind, isLinkPersonal]);
      expect([kind, text.includes('where you sign in')]).toEqual([kind, keeps === 'link' && !isLinkPersonal]);
    }
    const toDashboard = messageKinds.filter((kind) => !messageDefinitionOf(kind).isLinkPersonal);
    expect(toDashboard).toEqual([
      ...['employer_turn', 'section_2_due', 'section_2_late', 'everify_due'],
      ...['identity_code', 'signer_digest', 'user_email_changed', 'webhook_disabled'],
      ...['everify_stopped', 'everify_password_expires'],
    ]);
  });

  it('ends a sentence once, whatever the employer ends with', () => {
    const employer = 'Acme, Inc.';
    const { text } = renderMessage({
      ...invitation,
      kind: 'overdue',
      values: { employer, link: values.link },
    });
    expect(text).toContain('tell Acme, Inc.\n');
  });

  it('has headers that no name can add to', () => {
    const employer = 'Acme\r\nBcc: everybody@example.com\u2028X-Evil: 1\u0000\u202emoc.live';
    const { subject, sms } = renderMessage({ ...invitation, values: { ...invitation.values, employer } });
    expect(subject).toBe(
      'Acme Bcc: everybody at example. com X-Evil: 1 moc. live asks you to fill in your forms for work',
    );
    expect(sms).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
  });

  it('shows markup in a name as it is written', () => {
    const employer = '<img src=x onerror=alert(1)>"&{link}';
    const { html } = renderMessage({ ...invitation, values: { ...invitation.values, employer } });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;{link}');
  });

  it('links to pages only', () => {
    for (const link of ['javascript:alert(1)', 'data:text/html,x', 'no address', ''])
      expect(() => renderMessage({ ...invitation, values: { employer: 'Acme', link } })).toThrow();
  });

  it('says what is missing', () => {
    expect(() => renderKnownMessage({ ...invitation, values: { link: values.link } })).toThrow(
      'A message of the kind invitation needs employer.',
    );
  });

  it('takes no field besides, whoever passes it', () => {
    const more = { ...values, ssn: '078-05-1120', reason: 'list_b' };
    const { subject, text, html, sms } = renderKnownMessage({ ...invitation, values: more });
    expect([subject, text, html, sms].join()).not.toMatch(/078-05-1120|list_b/);
  });

  it('shortens a name of ten million letters', () => {
    const employer = 'A'.repeat(10_000_000);
    expect(
      renderMessage({ ...invitation, values: { ...invitation.values, employer } }).subject.length,
    ).toBeLessThan(200);
  });

  it('keeps a name of the other direction together', () => {
    expect(
      renderMessage({ ...invitation, values: { ...invitation.values, employer: 'شركة (ذ.م.م.)' } }).subject,
    ).toBe('\u2068شركة (ذ.م.م.)\u2069 asks you to fill in your forms for work');
  });

  it('tells what was folded into it', () => {
    const also: readonly MessageKind[] = ['document_ready', 'receipt_due'];
    const { text } = renderMessage({ ...invitation, kind: 'sent_back', also });
    expect(text).toContain(
      'A copy for your own records is ready.\n\nA document is still to be shown in place of a receipt.',
    );
  });
});

describe('an account’s own wording', () => {
  const render = (subject: string | undefined, body: string | undefined) =>
    renderMessage({
      kind: 'invitation',
      language: 'en',
      values: { employer: 'Acme', link: values.link, first_name: 'Ada', due_on: '2026-12-01' },
      wording: { subject, body },
    });

  it('is said in place of ours, with its fields, the button and the link', () => {
    const body = 'Hi {first_name}!\nWelcome to {employer}.\n\n{link}\n\nUntil {due_on}, please.';
    const { subject, text, html } = render('Welcome to {employer}', body);
    expect(subject).toBe('Welcome to Acme');
    expect(text).toContain(
      'Hi Ada!\nWelcome to Acme.\n\nhttps://forms.example/o/zK81\n\nUntil Tuesday, December 1, 2026, please.\n',
    );
    expect(text.split(values.link)).toHaveLength(2);
    expect(html).toContain('Hi Ada!<br/>Welcome to Acme.');
    expect(html.match(/class="button"/g)).toHaveLength(1);
  });

  it('may be a subject alone, or a text alone', () => {
    expect(render('Welcome', undefined).text).toContain('Before you start');
    expect(render(undefined, 'Go: {link}').subject).toContain('asks you to fill in');
  });

  it.each<readonly [what: string, subject: string, body: string, problem: object]>([
    ['an unknown field', '', '{link} {salary}', { part: 'body', code: 'unknown_field', field: 'salary' }],
    [
      'a field of another kind',
      '',
      '{link} {code}',
      { part: 'body', code: 'field_of_another_kind', field: 'code' },
    ],
    ['a field with spaces', '', '{link} { link }', { part: 'body', code: 'unknown_field', field: ' link ' }],
    ['a field that is not closed', '', '{link} {first_name', { part: 'body', code: 'broken_field' }],
    ['no link', '', 'Come in on Monday.', { part: 'body', code: 'missing_field', field: 'link' }],
    ['a link in the subject', 'Go {link}', '', { part: 'subject', code: 'not_in_subject', field: 'link' }],
    ['markup', '', '<b>Hello</b> {link}', { part: 'body', code: 'markup' }],
    ['a comment', '', '<!-- x --> {link}', { part: 'body', code: 'markup' }],
    ['a subject of two lines', 'Hello\r\nBcc: x', '', { part: 'subject', code: 'several_lines' }],
    ['another address', '', '{link} https://evil.example/x', { part: 'body', code: 'web_address' }],
    ['a script’s address', '', '[x](javascript:alert(1)) {link}', { part: 'body', code: 'web_address' }],
    ['a host in the subject', 'See evil.example', '', { part: 'subject', code: 'web_address' }],
    ['hidden letters', '', '{link} \u202eevil', { part: 'body', code: 'unseen_characters' }],
    ['ten million letters', '', 'x{'.repeat(5_000_000), { part: 'body', code: 'too_long' }],
    ['a long subject', 'x'.repeat(151), '', { part: 'subject', code: 'too_long' }],
  ])('with %s is refused, with what to do', (_what, subject, body, problem) => {
    const [found, ...others] = wordingProblems('invitation', { subject, body });
    expect(found).toMatchObject(problem);
    expect(found?.message).toMatch(/^[A-Z{].*\.$/);
    expect(others).toEqual([]);
    expect(() => render(subject, body)).toThrow('The wording of invitation cannot be used');
  });

  it('of a code keeps the code', () => {
    expect(wordingProblems('identity_code', { body: 'Hello' })).toMatchObject([{ field: 'code' }]);
    expect(wordingProblems('identity_code', { body: 'It is {code}.' })).toEqual([]);
  });

  it('is plain text where it looks like more', () => {
    const { html } = render(undefined, '1 < 2 & [x](there) **y** {link}');
    expect(html).toContain('1 &lt; 2 &amp; [x](there) **y**');
    expect(html).not.toContain('href="there');
  });
});
