import { describe, expect, it } from '@jest/globals';
import { Permission } from '@firstday/domain';
import { webWords } from '@firstday/domain/languages/web-words';
import { permissionAreas } from './permission-areas';

describe('the permissions of a group', () => {
  it('stand in one area each, and none is left out', () => {
    const listed: readonly string[] = permissionAreas.flatMap(({ permissions }) => permissions);
    expect([...listed].sort()).toEqual([...Permission.options].sort());
  });

  it('are each said in plain language', () => {
    expect(Object.keys(webWords.en.permission).sort()).toEqual([...Permission.options].sort());
  });
});
