import { FormContent } from '@firstday/domain';
import { contentIssues } from '@firstday/forms';
import { describe, expect, it } from '@jest/globals';
import { setField } from './edited';
import { fieldsIn, toContent, toModel } from './form-model';
import { mergeChoices } from './merge-choices';
import { mergeFieldsOf, renameMergeFields } from './rename-merge-fields';

const words = (en: string) => ({ en });
const field = (name: string, kind: string, more: object = {}) => ({
  path: `task.${name}`,
  kind,
  label: words(name),
  ...more,
});
const text = { text: words('Read this.') };

const model = toModel(
  FormContent.parse({
    name: words('Notice'),
    short_name: words('Notice'),
    purpose: words('You are told.'),
    minutes: 1,
    sections: [
      {
        id: 'employee',
        title: words('Yours'),
        assignee_type: 'employee',
        attestation: words('So it is.'),
        pages: [
          {
            id: 'first',
            title: words('First'),
            fields: [
              field('pay', 'money'),
              field('secret', 'text', { sensitive: true }),
              field('number', 'ssn'),
              field('card', 'file'),
            ],
          },
          {
            id: 'second',
            title: words('Second'),
            fields: [field('beside', 'text'), field('terms', 'content', text), field('later', 'text')],
          },
        ],
      },
    ],
  }),
);
const terms = fieldsIn(model).find(({ content }) => content.path === 'task.terms');

describe('what a text may name', () => {
  it('are answers of pages before it that nobody masks, and what the records say', () => {
    const { answers, facts } = mergeChoices(model, terms?.key ?? '');
    expect(answers.map(({ content }) => content.path)).toEqual(['task.pay']);
    expect(facts).toContain('employer.name');
  });

  it('is taken by the check before publishing, each of them', () => {
    const { answers, facts } = mergeChoices(model, terms?.key ?? '');
    const all = [...answers.map(({ content }) => content.path), ...facts];
    if (!terms) throw new Error('the text is there');
    const named = { ...terms.content, text: words(all.map((path) => `{${path}}`).join(' ')) };
    expect(contentIssues(toContent(setField(model, terms.key, named)))).toEqual([]);
  });

  it('is found in every language, and named otherwise in each', () => {
    const said = { en: '{task.pay}, {employer.name}', es: 'Usted: {task.pay} {task.pay} {x}' };
    expect(mergeFieldsOf(said)).toEqual(['task.pay', 'employer.name']);
    const renamed = renameMergeFields(said, (path) => (path === 'task.pay' ? 'task.wage' : path));
    expect(renamed).toEqual({ en: '{task.wage}, {employer.name}', es: 'Usted: {task.wage} {task.wage} {x}' });
    expect(renameMergeFields(said, () => undefined)).toEqual({ en: '…, …', es: 'Usted: … … {x}' });
  });
});
