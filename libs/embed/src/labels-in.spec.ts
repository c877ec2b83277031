import { describe, expect, it } from '@jest/globals';
import { labelsIn } from './labels-in.js';

describe('what the loader says', () => {
  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['AR-eg', 'ar'],
    ['en-US', 'en'],
  ])('is for a page in %s in the language of ours that it names, %s', (tag, language) => {
    expect(labelsIn(tag)).toMatchObject({ language });
  });

  it.each(['tlh', 'est', 'toString', ''])('is in English for a page in %p', (tag) => {
    expect(labelsIn(tag)).toEqual({
      language: 'en',
      loading: 'Loading…',
      failed: 'This could not be loaded.',
      again: 'Try again',
    });
  });
});
