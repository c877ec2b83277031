import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf } from '../../libs/documents/src/testing/read-pdf.js';
import { vietnamese, vietnameseFolder as folder } from './fixtures/vietnamese.js';
import { SourceCopy } from './source-copy.js';

const locale = 'vi';
const copy = new SourceCopy([
  '.oxfmtrc.json',
  'apps/api/src/http/front-door',
  'apps/api/src/tasks/signing',
  'apps/web/src',
  ...['documents', 'domain', 'embed', 'forms', 'policy-engine', 'ui'].map((library) => `libs/${library}`),
  ...['components', 'generate', 'house', 'languages', 'setup'].map((part) => `tools/${part}`),
  'tsconfig.json',
  'tsconfig.base.json',
]);
const missing = async () =>
  (await copy.run(['tools/languages/missing-words.mjs', locale])).split('\n').filter(Boolean);

let said: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  for (const [file, text] of vietnamese) copy.write(file, text);
  await copy.run(['tools/languages/write-indexes.mjs']);
  await copy.run(['tools/components/write-indexes.mjs']);
  const program = [
    '--import',
    './tools/house/run-from-source.mjs',
    'tools/house/try-new-language.mjs',
    locale,
  ];
  said = JSON.parse(await copy.run(program));
});
afterAll(() => copy.remove());

describe('a new language', () => {
  it('is one folder: besides it only written indexes differ', () => {
    const others = copy.changed().filter((file) => !file.startsWith(`${folder}/`));
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((file) => !copy.read(file).startsWith('// Written by '))).toEqual([]);
  });

  it('is type-checked as it is, with what it lacks', async () => {
    const settings = { extends: './tsconfig.json', include: ['libs/domain/src/languages/**/*.ts'] };
    copy.write('tsconfig.languages.json', JSON.stringify(settings));
    const tsc = ['node_modules/native-typescript/bin/tsc', '-p', 'tsconfig.languages.json'];
    expect(await copy.run(tsc)).toBe('');
  });

  it('is spoken by the web, the components, the loader, the documents, the forms and the page without a web', async () => {
    expect(said).toMatchObject({
      languages: ['English', 'Español', 'Tiếng Việt', 'العربية'],
      preferred: locale,
      formatting: 'vi-VN',
      web: ['Ngôn ngữ', true],
      component: ['Ngôn ngữ', 'Mẫu đơn'],
      inert: expect.stringMatching(/<html lang="vi" dir="ltr">[^]*<h1>Không mở được<\/h1>/),
      loader: [{ language: locale, loading: 'Đang tải…' }, 'Mẫu đơn', 'Employees'],
      unavailable: expect.stringMatching(/<html lang="vi" dir="ltr">[^]*<h1>Trang này sẽ trở lại ngay<\/h1>/),
      asked: 'Hãy điền mục này: Phiên bản hoặc ngày.',
      check: 'Hai tài khoản giống nhau.',
      certificate: ['Giấy chứng nhận chữ ký', expect.stringContaining('How, when and by whom'), 'Đã ký'],
    });
    const drawn = (await readPdf(new Uint8Array(Buffer.from(String(said['pdf']), 'base64')))).text;
    for (const words of [
      'Xác nhận đã nhận sổ tay',
      'Phiên bản hoặc ngày',
      'Trang 1 trên 1',
      'Your signature',
    ])
      expect(drawn.replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''));
  });

  it('is marked as English where it lacks a text, and never says in other words what the law says', () => {
    const consent = 'Tôi đồng ý ký mẫu đơn này bằng điện tử.';
    expect(said).toMatchObject({
      consent: [consent, createHash('sha256').update(consent).digest('hex')],
      form: [
        { text: 'Xác nhận đã nhận sổ tay' },
        { text: 'Handbook', lang: 'en' },
        { text: 'Xác nhận đã nhận sổ tay', lang: locale },
      ],
      ofLaw: [
        { text: 'List A: Document Title 1', lang: 'en' },
        { text: 'Nhân viên đã chọn xuất trình giấy tờ nào?' },
        { en: 'Section 2. Employer Review and Verification' },
      ],
    });
  });

  it('is told each text that it lacks, until there is none', async () => {
    expect(await missing()).toEqual(
      expect.arrayContaining([
        'web frame.skip',
        'documents certificate.purpose',
        'embedding titles.employees/list',
        'issues whole_number',
        'issues percents_above_100',
        'forms/handbook "Handbook"',
      ]),
    );
    for (const line of await missing()) add(line);
    expect(await missing()).toEqual([]);
  });
});

/** Writes some text in the place of one that is missing: `web frame.skip`, `forms/handbook "Your handbook"`. */
function add(line: string): void {
  const [, part = '', name = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
  const file = `${folder}/${part}.json`;
  const words = existsSync(join(copy.folder, file)) ? JSON.parse(copy.read(file)) : {};
  const path: readonly string[] = name.startsWith('"') ? [JSON.parse(name)] : name.split('.');
  const place = path.slice(0, -1).reduce((inner, key) => (inner[key] ??= {}), words);
  place[path.at(-1) ?? ''] = 'Chữ';
  copy.write(file, JSON.stringify(words));
}
