import { FormContent } from '@firstday/domain';
import { describe, expect, it } from '@jest/globals';
import { contentIssues } from './content-issues.js';
import { mergeFieldsIn, withMergedTexts } from './with-merged-texts.js';
import { toEdition } from './to-edition.js';

const words = (en: string, es = en) => ({ en, es });
const field = (name: string, kind: string, more: object = {}) => ({
  path: `task.${name}`,
  kind,
  label: words(name),
  ...more,
});

/** The employer says what is paid, and the employee reads it. */
function notice(text: object, asked: readonly object[] = []): FormContent {
  const part = (id: string, assignee_type: string, fields: readonly object[]) => ({
    id,
    title: words(id),
    assignee_type,
    attestation: words('So it is.'),
    pages: [{ id: `${id}_page`, title: words(id), fields }],
  });
  return FormContent.parse({
    name: words('Notice of pay'),
    short_name: words('Notice'),
    purpose: words('It says what you are paid.'),
    minutes: 1,
    sections: [
      part('employer', 'employer', [field('pay', 'money'), field('from', 'date'), ...asked]),
      part('employee', 'employee', [field('terms', 'content', { text }), field('later', 'text')]),
    ],
  });
}

const context = {
  'employee.first_name': 'Ana',
  'employer.name': 'Harbor Foods',
  'placement.start_date': '2026-12-01',
};

function read(
  content: FormContent,
  answers: object,
  terms: object = {},
): Readonly<Record<string, string | undefined>> {
  const edition = toEdition(content, { form: 'own-notice', edition: '1' });
  const merged = withMergedTexts({ edition, answers: { ...answers }, context: { ...context, ...terms } });
  return merged.sections[1]?.pages[0]?.fields[0]?.text ?? {};
}

describe('a text that names answers and records', () => {
  it('has them as each language writes them', () => {
    const text = words(
      '{employee.first_name}, {employer.name} pays you {task.pay} from {task.from}.',
      '{employee.first_name}, {employer.name} le paga {task.pay} desde el {task.from}.',
    );
    expect(contentIssues(notice(text))).toEqual([]);
    const shown = read(notice(text), { 'task.pay': 1234.5, 'task.from': '2026-12-01' });
    expect(shown['en']).toBe('Ana, Harbor Foods pays you $1,234.50 from December 1, 2026.');
    expect(shown['es']).toBe('Ana, Harbor Foods le paga $1,234.50 desde el 1 de diciembre de 2026.');
  });

  it('has a blank for what is not known, and braces that name nothing as they are', () => {
    const shown = read(notice(words('From {placement.end_date}: {task.pay} {} {x} {a b}')), {});
    expect(shown['en']).toBe('From ________: ________ {} {x} {a b}');
    expect(mergeFieldsIn('{x} {a.b} {A.b} {a.b.c}')).toEqual(['a.b', 'a.b.c']);
  });

  it('has what is paid, for what and how often, in words of its language', () => {
    const text = words(
      'You are paid {placement.pay_rate} {placement.pay_basis}, {placement.pay_frequency}.',
      'Se le paga {placement.pay_rate} {placement.pay_basis}, {placement.pay_frequency}.',
    );
    expect(contentIssues(notice(text))).toEqual([]);
    const terms = {
      'placement.pay_rate': 18.5,
      'placement.pay_basis': 'hour',
      'placement.pay_frequency': 'biweekly',
    };
    const shown = read(notice(text), {}, terms);
    expect(shown['en']).toBe('You are paid $18.50 per hour, every two weeks.');
    expect(shown['es']).toBe('Se le paga $18.50 por hora, cada dos semanas.');
    const odd = read(notice(text), {}, { 'placement.pay_rate': 'eighteen' });
    expect(odd['en']).toBe('You are paid ________ ________, ________.');
  });

  it('is not filled in by what an answer says', () => {
    const text = words('{task.name} has {task.pay}.');
    const shown = read(notice(text, [field('name', 'text')]), { 'task.name': '{task.pay}', 'task.pay': 5 });
    expect(shown['en']).toBe('{task.pay} has $5.');
  });

  it.each([
    ['what is masked', '{task.secret}'],
    ['what is always masked', '{task.ssn}'],
    ['what is asked on the same page or after it', '{task.later}'],
    ['a picture', '{task.card}'],
    ['what nobody asks', '{task.gone}'],
    ['a record that the page does not hold', '{employee.social_security_number}'],
  ])('cannot name %s', (_what, text) => {
    const asked = [field('secret', 'text', { sensitive: true }), field('ssn', 'ssn'), field('card', 'file')];
    const issues = contentIssues(notice(words('Hello', text), asked));
    expect(issues.map(({ path }) => path.slice(4).join('.'))).toEqual(['fields.0.text.es']);
    const edition = toEdition(notice(words(text), asked), { form: 'own-notice', edition: '1' });
    const answers = { 'task.secret': 'hush', 'task.ssn': '219-09-9999', 'task.later': 'x' };
    const shown = withMergedTexts({
      edition,
      answers,
      context: { 'employee.social_security_number': '219-09-9999' },
    });
    expect(JSON.stringify(shown)).not.toMatch(/hush|219/);
  });
});
