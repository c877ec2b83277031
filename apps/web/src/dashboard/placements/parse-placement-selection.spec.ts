import { describe, expect, it } from '@jest/globals';
import { mostSelectedPlacements, parsePlacementSelection } from './parse-placement-selection';

describe('the placements that an address names', () => {
  it('are ids, each once, and no more than a page of the list has', () => {
    expect(parsePlacementSelection(undefined)).toEqual([]);
    expect(parsePlacementSelection('pla_1')).toEqual(['pla_1']);
    expect(parsePlacementSelection(['pla_1', 'pla_2', 'pla_1'])).toEqual(['pla_1', 'pla_2']);
    const many = Array.from({ length: 500 }, (_, at) => `pla_${at}`);
    expect(parsePlacementSelection(many)).toHaveLength(mostSelectedPlacements);
  });

  it('are nothing else, whatever the address says', () => {
    const hostile = ['', 'ee_1', 'pla_', 'pla_../x', 'pla_1?a=b', 'pla_<b>', `pla_${'x'.repeat(10_000_000)}`];
    expect(parsePlacementSelection(hostile)).toEqual([]);
  });
});
