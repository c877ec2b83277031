import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { roomImports } from '../lint/room-imports.mjs';
import { root } from '../setup/root.mjs';
import { isGlossaryCurrent } from './glossary.ts';
import { measureHouse } from './measure.ts';

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

  it("name no other room's table, and keep SQL in stores", () => {
    expect(house.foreignTables).toEqual([]);
    expect(house.sqlOutsideStores).toEqual([]);
  });

  it('have files that are named after what they export', () => {
    expect(house.misnamed).toEqual([]);
  });

  it('export no name twice', () => {
    expect(house.duplicates).toEqual([]);
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
