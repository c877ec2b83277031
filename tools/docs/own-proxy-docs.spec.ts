import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { nginxSettings, nginxSnippet } from '../cluster/nginx-settings.ts';
import { root } from '../setup/root.mjs';

const page = readFileSync(join(root, 'docs/deploy/own-proxy.md'), 'utf8');
const snippet = readFileSync(nginxSnippet, 'utf8');
const seconds = (name: string): number[] =>
  [...snippet.matchAll(new RegExp(`${name} (\\d+)(s|h);`, 'g'))].map(
    ([, count, unit]) => Number(count) * (unit === 'h' ? 3600 : 1),
  );

describe('the page about one’s own proxy', () => {
  it('shows the very file that the cluster test runs with', () => {
    const [, shown] = /```nginx docs\/deploy\/nginx\.conf\n([\s\S]*?)```/.exec(page) ?? [];
    expect(shown).toBe(snippet);
    const ports = { front: 1, apiForWebs: 2, webForApis: 3 };
    expect(nginxSettings(ports, [4], [5])).toContain(`include ${nginxSnippet};`);
  });

  it('has timeouts that are longer than those of the service, and sets what visitors claim anew', () => {
    expect(Math.min(...seconds('proxy_read_timeout'))).toBeGreaterThan(60);
    expect(Math.max(...seconds('proxy_read_timeout'))).toBe(3600);
    expect(snippet).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(snippet).not.toContain('proxy_add_x_forwarded_for');
  });
});

describe('paths that nginx passes unbuffered', () => {
  const { paths } = JSON.parse(readFileSync(join(root, 'apps/api/openapi.json'), 'utf8'));
  const [, pattern = ''] = /location ~ (\S+) \{/.exec(snippet) ?? [];
  const takesFiles = Object.entries(paths).flatMap(([path, methods]) =>
    JSON.stringify(methods).includes('multipart/form-data') ? [path] : [],
  );

  it('are those that take files', () => {
    expect(takesFiles.length).toBeGreaterThan(3);
    const isPassed = (path: string) => new RegExp(pattern).test(path.replaceAll(/\{[^}]+\}/g, 'some_id'));
    expect(takesFiles.filter((path) => !isPassed(path))).toEqual([]);
  });
});
