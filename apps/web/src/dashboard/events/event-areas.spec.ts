import { EventKind } from '@firstday/domain';
import { describe, expect, it } from '@jest/globals';
import { eventAreas } from './event-areas';

describe('the areas of events', () => {
  it('hold every kind, each once', () => {
    expect(eventAreas.flatMap(({ kinds }) => kinds).sort()).toEqual([...EventKind.options].sort());
  });
});
