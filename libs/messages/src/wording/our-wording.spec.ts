import { describe, expect, it } from '@jest/globals';
import { messageKinds } from '@firstday/domain';
import { languages } from '@firstday/domain/languages';
import { ourWording } from './our-wording.js';
import { wordingProblems } from './wording-problems.js';

const all = messageKinds.flatMap((kind) => languages.map(({ locale }) => ({ kind, language: locale })));

describe('our own wording', () => {
  it.each(all)('of $kind in $language could be an account’s', ({ kind, language }) => {
    const { subject, body } = ourWording(kind, language);
    expect(wordingProblems(kind, { subject: subject ?? '', body: body ?? '' })).toEqual([]);
  });
});
