import { describe, expect, it } from '@jest/globals';
import { catalog } from './catalog/catalog.js';
import { effectiveAnswers } from './effective-answers.js';
import { sampleAnswers } from './sample-answers.js';
import { visibleSections } from './shown-answers.js';
import { validateSection } from './validate-section.js';

const today = '2026-11-23';
const places = [
  {},
  { 'employer.uses_e_verify': true },
  { 'employer.uses_e_verify': true, 'employer.remote_examination': 'all_hires' },
];

describe('sample answers', () => {
  const cases = catalog.flatMap((edition) => places.map((place) => ({ edition, place })));

  it.each(cases)(
    'fill in $edition.form $edition.edition so that it can be signed: $place',
    ({ edition, place }) => {
      const context = { today, 'employer.name': 'Harbor Foods', 'placement.start_date': today, ...place };
      let answers = {};
      const form = () => ({
        edition,
        context,
        answers: effectiveAnswers({ edition, answers, context }),
      });
      for (const section of visibleSections({ ...form(), opened: [] })) {
        answers = {
          ...answers,
          ...sampleAnswers(form(), section.id, { today, samples: edition.samples ?? {} }),
        };
        expect(validateSection(form(), section.id)).toEqual([]);
      }
    },
  );

  it('keep what is given, and take what is known', () => {
    const edition = catalog.findLast(({ form }) => form === 'emergency-contact');
    if (!edition) throw new Error('the form is in the catalog');
    const form = {
      edition,
      context: { today },
      answers: { 'task.primary_name': 'Min Cho' },
    };
    const found = sampleAnswers(form, 'employee', { today, samples: {} });
    expect(Object.keys(found).toSorted()).toEqual(['task.primary_phone', 'task.primary_relationship']);
  });
});
