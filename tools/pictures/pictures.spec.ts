import { describe, expect, it } from '@jest/globals';

import { indexPage } from './index-page.mjs';
import { readOptions } from './options.mjs';
import { addressesOf, goneAddress, hasRecord } from './page-addresses.mjs';
import { wordsOf } from './words-of.mjs';

const account = {
  first: async (operation: string) => (operation === 'archived_tasks.list' ? 'task_1ChFExampLe' : undefined),
  links: async (path: string) =>
    path === '/dashboard/employees'
      ? [
          '/dashboard/employees/new',
          '/dashboard/employees/ee_1ChFExampLe11/merge',
          '/dashboard/employers/er_2',
        ]
      : [],
};

describe('the pictures of the pages', () => {
  it('are of the first record of a list, and of none where there is none', async () => {
    const pages = [
      '',
      'employees/[employee]/merge',
      'archive/[task]/restore',
      'webhooks/[webhook]',
      'records/[kind]/new',
    ];
    expect(Object.fromEntries(await addressesOf(pages, account))).toEqual({
      '': '/dashboard',
      'employees/[employee]/merge': '/dashboard/employees/ee_1ChFExampLe11/merge',
      'archive/[task]/restore': '/dashboard/archive/task_1ChFExampLe/restore',
      'records/[kind]/new': '/dashboard/records/employers/new',
    });
  });

  it('are of records that are gone, of the same kind and in no other address', () => {
    expect(goneAddress('employees/[employee]/merge', '/dashboard/employees/ee_1ChFExampLe11/merge')).toBe(
      '/dashboard/employees/ee_1ChFEDeleted1/merge',
    );
    expect(goneAddress('forms/official/[form]', '/dashboard/forms/official/i-9')).toBe(
      '/dashboard/forms/official/no-such-i-9',
    );
    expect(['records/[kind]/new', 'records/[kind]/[record]', ''].map(hasRecord)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('are all of them unless some are asked for, and what nobody knows is refused', () => {
    expect(readOptions([])).toMatchObject({ languages: ['en', 'es', 'ar'], out: 'dist/pictures' });
    expect(readOptions(['--languages', 'ar', '--pages', 'employees,review'])).toMatchObject({
      languages: ['ar'],
      pages: ['employees', 'review'],
    });
    expect(() => readOptions(['--widths', '361'])).toThrow('--widths knows no 361');
    expect(() => readOptions(['--width', '360'])).toThrow('--width');
  });

  it('look for the words of English that are others in the language, and not for those that are the same', () => {
    const { english, namespaces } = wordsOf('es');
    expect(english).toContain('Employees');
    expect(english).not.toContain('E-Verify');
    expect(english.some((text: string) => text.includes('{'))).toBe(false);
    expect(wordsOf('en').english).toEqual([]);
    expect(namespaces).toContain('dashboard');
  });

  it('stand in a page that says what was found, and runs nothing of it', () => {
    const html = indexPage(
      [
        {
          page: 'employees',
          file: 'many/en/employees-light-360.png',
          tags: ['many', 'en', 'light', '360'],
          findings: [{ kind: 'text cut off', what: '<script>alert(1)</script>' }],
        },
      ],
      ['imports/[import]'],
    );
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('imports/[import]');
    expect(html).toContain('text cut off: 1');
  });
});
