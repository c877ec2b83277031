import { describe, expect, it } from '@jest/globals';
import { type ConditionNode, emptyRow, type GroupNode, groupOf, type RowNode } from './condition-node';
import { addPart, isWithinLimits, shiftPart, unwrapPart, wrapPart } from './replace-part';

const row = (key: string): RowNode => ({ ...emptyRow(), key, fact: key });
const group = (
  key: string,
  parts: readonly ConditionNode[],
  match: GroupNode['match'] = 'any',
): GroupNode => ({
  ...groupOf(match, parts),
  key,
});

/** `a (b c) d` */
const drawn = ({ parts }: GroupNode): string =>
  parts.map((part) => (part.kind === 'row' ? part.key : `(${drawn(part)})`)).join(' ');

const whole = group('whole', [row('a'), group('g', [row('b'), row('c')]), row('d')], 'all');

describe('a part of a condition', () => {
  it('goes down through a group and out of it, a step at a time, and back the same way', () => {
    const down = ['(a b c) d', '(b a c) d', '(b c a) d', '(b c) a d', '(b c) d a', '(b c) d a'];
    let moved = whole;
    const seen = down.map(() => drawn((moved = shiftPart(moved, 'a', 1))));
    expect(seen).toEqual(down);
    const up = ['(b c) a d', '(b c a) d', '(b a c) d', '(a b c) d', 'a (b c) d', 'a (b c) d'];
    expect(up.map(() => drawn((moved = shiftPart(moved, 'a', -1))))).toEqual(up);
  });

  it('stays the same object where there is nowhere to go', () => {
    expect(shiftPart(whole, 'a', -1)).toBe(whole);
    expect(shiftPart(whole, 'nobody', 1)).toBe(whole);
  });

  it('is put into a group that asks the other way, and comes out again', () => {
    const wrapped = wrapPart(whole, 'a');
    expect(drawn(wrapped)).toBe('(a) (b c) d');
    expect(wrapped.parts[0]).toMatchObject({ match: 'any' });
    expect(drawn(unwrapPart(wrapped, wrapped.parts[0]?.key ?? ''))).toBe('a (b c) d');
    expect(wrapPart(group('w', [row('a')], 'none'), 'a').parts[0]).toMatchObject({ match: 'all' });
  });

  it('never makes a condition deeper or larger than the API keeps one', () => {
    const deep = group('1', [group('2', [group('3', [group('4', [row('a')])])])]);
    expect(isWithinLimits(deep)).toBe(true);
    expect(isWithinLimits(wrapPart(deep, 'a'))).toBe(false);
    // "None of these" of one is a level less than of two.
    const none = group('1', [group('2', [group('3', [group('4', [row('a')], 'none')])])]);
    expect(isWithinLimits(none)).toBe(true);
    expect(isWithinLimits(addPart(none, '4', row('b')))).toBe(false);
    const beside = group('1', [group('2', [group('3', [row('b'), group('4', [row('a')], 'none')])])]);
    expect(drawn(shiftPart(beside, 'b', 1))).toBe('(((a) b))');
    const large = group(
      'w',
      Array.from({ length: 99 }, (_, at) => row(String(at))),
    );
    expect(isWithinLimits(large)).toBe(true);
    expect(isWithinLimits(addPart(large, 'w', row('one more')))).toBe(false);
  });
});
