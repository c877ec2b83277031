import { describe, expect, it } from '@jest/globals';
import { Permission } from '@firstday/domain';
import messages from '../../../messages/en.json' with { type: 'json' };
import { permissionAreas } from './permission-areas';

describe('the permissions of a group', () => {
  it('stand in one area each, and none is left out', () => {
    const listed: readonly string[] = permissionAreas.flatMap(({ permissions }) => permissions);
    expect([...listed].sort()).toEqual([...Permission.options].sort());
  });

  it('are each said in plain language', () => {
    expect(Object.keys(messages.permission).sort()).toEqual([...Permission.options].sort());
  });
});
