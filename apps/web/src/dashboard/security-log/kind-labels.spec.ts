import { SecurityEventKind } from '@firstday/domain';
import { languages } from '@firstday/domain/languages';
import { webWords } from '@firstday/domain/languages/web-words';
import { describe, expect, it } from '@jest/globals';

describe.each(languages)('the kinds of the security log, in $name', ({ locale }) => {
  it('each have a word', () => {
    const words = webWords[locale].securityLog;
    const missing = SecurityEventKind.options.filter(
      (kind) => !Object.hasOwn(words, `kind_${kind.replace('.', '_')}`),
    );
    expect(missing).toEqual([]);
  });
});
