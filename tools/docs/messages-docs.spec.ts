import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { messageDefinitionOf, messageFieldNames, messageKinds } from '@firstday/messages';
import { root } from '../setup/root.mjs';

const text = readFileSync(join(root, 'docs/messages-wording.md'), 'utf8');
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map(cellsOf);

describe('docs/messages-wording.md', () => {
  it('has each kind with its fields, its timing and what own wording keeps', () => {
    const kinds = rows.filter(([, name]) => messageKinds.some((kind) => kind === name));
    const expected = messageKinds.map((kind) => {
      const { to, needs, may, timing, keeps } = messageDefinitionOf(kind);
      return ['', kind, to.join(', '), needs.join(', '), may.join(', '), timing.replace('_', ' '), keeps];
    });
    expect(kinds.map((cells) => cells.filter((_cell, at) => at !== 2 && at !== 8))).toEqual(expected);
  });

  it('says what stands in each field', () => {
    const fields = rows.map(([, name = '']) => name).filter((name) => name.startsWith('{'));
    expect(fields).toEqual(messageFieldNames.map((name) => `{${name}}`));
  });
});
