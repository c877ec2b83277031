import { describe, expect, it } from '@jest/globals';
import { directionOf, preferredLocale, supportedLocale } from './index.js';

describe('the language of a reader', () => {
  it('is the first of ours that the browser names', () => {
    expect(preferredLocale('vi, es-MX;q=0.8, en;q=0.7')).toBe('es');
  });

  it('goes by weight, not by order', () => {
    expect(preferredLocale('en;q=0.3, ar;q=0.9')).toBe('ar');
  });

  it('is not one that the reader refuses', () => {
    expect(preferredLocale('es;q=0')).toBeUndefined();
  });

  it('is found by its first part, in any case', () => {
    expect(supportedLocale('ES-419')).toBe('es');
    expect(supportedLocale('tlh')).toBeUndefined();
    expect(supportedLocale('')).toBeUndefined();
  });

  it('is written from the right where it is Arabic', () => {
    expect(directionOf('ar')).toBe('rtl');
    expect(directionOf('es')).toBe('ltr');
  });
});
