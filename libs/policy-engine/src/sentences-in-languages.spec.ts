import { describe, expect, it } from '@jest/globals';
import { languages, type Locale } from '@firstday/domain/languages';
import { choiceText } from './choice-text.js';
import type { Condition, Facts } from './condition.js';
import { evaluate } from './evaluate.js';
import { explainSentence } from './explain-sentence.js';
import { builtInFacts, factCatalog } from './fact-catalog.js';
import { withSystemAttributes } from './system-attribute-fact.js';
import { toSentence } from './to-sentence.js';

const night = 'placement.custom_attributes.night_shift';
const catalogIn = (locale: Locale) =>
  withSystemAttributes(
    factCatalog(
      [{ path: night, label: 'Night shift', entity_type: 'placement', scalar_type: 'boolean' }],
      locale,
    ),
  );

const inUsa: Condition = { fact: 'work_location.country', operator: 'equals', value: 'USA' };
const large: Condition = { fact: 'employer.employee_count', operator: 'at_least', value: 1000 };
const condition: Condition = {
  all: [
    inUsa,
    { any: [large, { fact: night, operator: 'equals', value: true }] },
    { not: { fact: 'placement.start_date', operator: 'before', value: '2026-11-23' } },
    { fact: 'employer.entity_structure', operator: 'in', value: ['llc', 'nonprofit'] },
    { fact: 'job.shift', operator: 'is_absent' },
  ],
};

describe('a condition in the reader’s language', () => {
  it.each<[Locale, string]>([
    [
      'es',
      'el país del lugar de trabajo es Estados Unidos y (el número de empleados del empleador es 1,000 o más o «Night shift» de la asignación es sí) y la fecha de inicio de la asignación es el 23 de noviembre de 2026 o después y el tipo de empresa del empleador es uno de estos: LLC o entidad sin fines de lucro y no se conoce «shift» del puesto',
    ],
    [
      'ar',
      'بلد مكان العمل هو الولايات المتحدة و(عدد الموظفين لدى صاحب العمل لا يقل عن 1,000 أو بيان «Night shift» للتعيين هو نعم) وتاريخ بدء التعيين في 23 نوفمبر 2026 أو بعده والشكل القانوني لصاحب العمل هو أحد ما يلي: LLC أو منظمة غير ربحية وبيان «shift» للوظيفة غير معروف',
    ],
  ])('is one sentence in %s', (locale, sentence) => {
    expect(toSentence(condition, catalogIn(locale))).toBe(sentence);
  });

  it.each<[Facts, string]>([
    [
      { 'work_location.country': 'USA' },
      'Obligatorio porque el país del lugar de trabajo es Estados Unidos.',
    ],
    [
      { 'work_location.country': 'CAN' },
      'No es obligatorio porque el país del lugar de trabajo no es Estados Unidos: es Canadá.',
    ],
    [{}, 'Sin decidir: hace falta el país del lugar de trabajo.'],
  ])('is explained in it: %j', (facts, sentence) => {
    expect(explainSentence(evaluate(inUsa, facts), catalogIn('es'))).toBe(sentence);
  });

  it('says once what is true anyway', () => {
    const explained = evaluate(
      { fact: 'employer.uses_e_verify', operator: 'equals', value: true },
      { 'employer.uses_e_verify': false },
    );
    expect(explainSentence(explained, catalogIn('es'))).toBe(
      'No es obligatorio porque «usa E-Verify» del empleador es no.',
    );
  });

  it.each(languages.map(({ locale }) => locale))('has a name for every fact in %s', (locale) => {
    const catalog = factCatalog([], locale);
    const unnamed = builtInFacts.filter(({ path }) => {
      const label = catalog.get(path)?.label ?? path;
      return label === path || (locale !== 'en' && label === factCatalog().get(path)?.label);
    });
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  });

  it.each(languages.map(({ locale }) => locale).filter((locale) => locale !== 'en'))(
    'has a word of its own for every value of a choice in %s',
    (locale) => {
      const choices = builtInFacts.flatMap(({ values = [] }) => values).filter((value) => value !== 'llc');
      expect(choices.length).toBeGreaterThan(20);
      expect(choices.filter((value) => choiceText(value, locale) === choiceText(value))).toEqual([]);
    },
  );
});
