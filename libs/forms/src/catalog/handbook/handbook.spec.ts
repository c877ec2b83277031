import { describe, expect, it } from '@jest/globals';

import { effectiveAnswers } from '../../effective-answers.js';
import { validateSection } from '../../validate-section.js';
import { handbook } from './handbook.js';

describe('a handbook acknowledgement', () => {
  const records = { 'employer.handbook_title': 'Employee handbook', 'employer.handbook_version': '2026-09' };

  it('names the document and its version as the employer does', () => {
    const answers = effectiveAnswers({ edition: handbook, answers: {}, context: records });
    expect(answers).toEqual({
      'task.document_title': 'Employee handbook',
      'task.document_version': '2026-09',
    });
    expect(validateSection({ edition: handbook, answers, context: records }, 'employee')).toEqual([]);
  });

  it('states the receipt and that employment is at will', () => {
    const text = JSON.stringify(handbook);
    expect(text).toMatch(/I have received the handbook/);
    expect(text).toMatch(/at will/);
  });
});
