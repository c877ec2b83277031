import { describe, expect, it } from '@jest/globals';
import { coloursIn, typedColour } from './colour-fields';
import { ThemeInput } from './theme-input';

describe('a colour that is typed', () => {
  it('is one with or without its sign, of three digits or six', () => {
    for (const typed of ['#0A7', '0a7', ' #0a7 ']) expect(typedColour(typed)).toBe('#0a7');
    expect(typedColour('00AA77')).toBe('#00aa77');
    for (const typed of ['', 'red', '#0a', '#00aa7', '#00aa77ff', undefined, null, {}])
      expect([typed, typedColour(typed)]).toEqual([typed, undefined]);
  });

  it('is left out of the preview until it is whole', () => {
    expect(
      coloursIn('dark', { dark_border: '#12', dark_progress: 'abc', light_progress: '#fff', radius: '8px' }),
    ).toEqual({ progress: '#abc', radius: '8px' });
  });

  it('is refused where it is none, and may be left empty', () => {
    expect(ThemeInput.safeParse({ name: 'Quay', light_border: 'red' }).success).toBe(false);
    expect(ThemeInput.safeParse({ name: 'Quay', light_border: '#12345' }).success).toBe(false);
    expect(
      ThemeInput.parse({ name: ' Quay ', light_border: '', dark_border: 'FFF', radius: '' }),
    ).toMatchObject({
      name: 'Quay',
      light_border: undefined,
      dark_border: '#fff',
    });
  });
});
