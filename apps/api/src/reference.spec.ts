import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createConfig, lint } from '@redocly/openapi-core';

const document = fileURLToPath(new URL('../openapi.json', import.meta.url));

describe('the reference', () => {
  it('has no error to a linter of its kind', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lint({ ref: document, config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });
});
