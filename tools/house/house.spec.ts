import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { roomImports } from '../lint/room-imports.mjs';
import { root } from '../setup/root.mjs';
import { isDrawingCurrent } from './document.ts';
import { isGlossaryCurrent } from './glossary.ts';
import { measureHouse } from './measure.ts';
import { rooms } from './rooms.ts';

describe('the rooms of the API', () => {
  const house = measureHouse(root);

  it('import only rooms below them', () => {
    expect(house.upward).toEqual([]);
  });

  it('import other rooms only through their index.ts', () => {
    expect(house.pastIndex).toEqual([]);
  });

  it('name in SQL the tables that they own, and in stores', () => {
    expect(house.foreignTables).toEqual([]);
    expect(house.sqlOutsideStores).toEqual([]);
  });

  it('form no circle, nor do their files', () => {
    expect([...house.circlesOfRooms, ...house.circlesOfFiles]).toEqual([]);
  });

  it('have files that are named after what they export', () => {
    expect(house.misnamed).toEqual([]);
  });

  it('export no name twice', () => {
    expect(house.duplicates).toEqual([]);
  });

  it('stand in docs/house.md: each has a row that says what it is for, the drawing shows how they import each other, and the figure is their number', () => {
    expect(isDrawingCurrent(root, house)).toBe(true);
    const page = readFileSync(join(root, 'docs', 'house.md'), 'utf8');
    expect([...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name).sort()).toEqual([...rooms].sort());
    expect(/^\| Rooms of the API +\| +\d+ \| +(\d+) \|/m.exec(page)?.[1]).toBe(String(rooms.length));
  });

  it('are written into the glossary: `npm run house -- --write`', () => {
    expect(isGlossaryCurrent(root)).toBe(true);
  });

  it("reach into no library's private parts", () => {
    expect(house.privateMembers).toEqual([]);
  });
});

describe('lint', () => {
  const refused = (file: string, code: string) => {
    const linter = new Linter();
    const config = { files: ['**/*.ts'], plugins: { house: { rules: { 'room-imports': roomImports } } } };
    const rules = { 'house/room-imports': 'error' as const };
    const found = linter.verify(code, { ...config, rules }, join(root, 'apps/api/src', file));
    return found.map(({ messageId }) => messageId);
  };

  it('refuses an import of a room above', () => {
    expect(refused('records/jobs/a.ts', "import '../../tasks/index.js';")).toEqual(['up']);
  });

  it('refuses an import past the index of a room', () => {
    expect(refused('tasks/a.ts', "import '../records/records.store.js';")).toEqual(['pastIndex']);
  });

  it('allows the index of a room below, and anything of its own room', () => {
    const code = "import '../records/index.js'; import './documents/b.js'; import 'node:fs';";
    expect(refused('tasks/a.ts', code)).toEqual([]);
  });
});
