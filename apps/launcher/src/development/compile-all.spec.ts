import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { compiledCode, compiledPackages } from './compile-all.ts';

const ofSource = /from '\.{1,2}\/[^']+\.ts'/;

it('leads from one compiled file to the next, also where sources are read before the build', async () => {
  const sources = compiledPackages().flatMap((folder) => {
    const source = join(folder, 'src');
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$|\.d\.ts$/.test(name))
      .map((name) => join(source, name));
  });
  const reading = sources.filter((file) => ofSource.test(readFileSync(file, 'utf8')));
  expect(reading.length).toBeGreaterThan(3);
  for (const file of reading) {
    const code = await compiledCode(file);
    expect([file, code.match(/from ['"]\.{1,2}\/[^'"]+\.ts['"]/)?.[0]]).toEqual([file, undefined]);
  }
});
