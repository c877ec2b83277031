import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import type { Edition, Section } from '../edition.js';
import type { Field } from '../field.js';
import type { Localized } from '../localized.js';
import { rules } from '../rules/rules.js';
import { catalog, currentEdition, findEdition, formKeys } from './catalog.js';
import { advices, checks } from './checks.js';
import type { FormDefinition } from './form-definition.js';
import { forms } from './index.js';

const all = catalog.map((it): [string, Edition] => [`${it.form} ${it.edition}`, it]);
const fieldsOf = (edition: Edition): readonly Field[] =>
  edition.sections.flatMap((it) => it.pages).flatMap((it) => it.fields);

const isLocalized = (part: object): part is Localized => 'en' in part && typeof part.en === 'string';

const textsIn = (part: unknown): readonly Localized[] => {
  if (typeof part !== 'object' || part === null) return [];
  return isLocalized(part) ? [part] : Object.values(part).flatMap(textsIn);
};

const factsIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return 'fact' in part && typeof part.fact === 'string' ? [part.fact] : Object.values(part).flatMap(factsIn);
};

/** What takes the place of another entry is written there; pictures of documents are asked for beside the form. */
const isOnForm = ({ amends, opens, signer }: Section) =>
  amends === undefined && (signer !== 'nobody' || opens === 'in_order');

const isFederal = ({ tags }: Edition) => tags.includes('federal');

const repeated = (names: readonly string[]) => names.filter((it, at) => names.indexOf(it) !== at);

describe('the catalog', () => {
  it('has a current edition of each form, found by its key, and no edition twice', () => {
    expect(formKeys).toEqual(
      expect.arrayContaining(['i-9', 'w-4', 'direct-deposit', 'emergency-contact', 'handbook']),
    );
    expect(formKeys.map((key) => currentEdition(key)?.form)).toEqual(formKeys);
    for (const { form, edition } of catalog)
      expect(catalog.filter((it) => it.form === form && it.edition === edition)).toHaveLength(1);
    expect(findEdition('i-9', '01/20/25')).toBe(currentEdition('i-9'));
    expect(findEdition('i-9', '08/01/23')).toBeUndefined();
    expect(currentEdition('constructor')).toBeUndefined();
  });

  // A task pins its edition: what people signed must not change under them. A new text is a new edition, except
  // before the first release.
  it.each([
    ['i-9', '5d5e6da858310843'],
    ['w-4', '464338b088c72fc1'],
  ])('keeps the government text of %s as it was read from the official form', (form, digest) => {
    const edition = currentEdition(form);
    const texts = edition?.sections
      .filter(isOnForm)
      .flatMap((section) => [
        section.attestation?.text.en ?? '',
        section.signatureLabel?.en ?? '',
        ...section.pages.flatMap((page) => [
          page.title.en,
          ...page.fields.flatMap((it) => [
            it.text?.en ?? it.label.en,
            ...(it.options ?? []).map((o) => o.label.en),
          ]),
        ]),
      ]);
    expect(createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)).toBe(digest);
  });
});

describe.each(all)('%s', (_name, edition) => {
  it('names every field, page and section once', () => {
    expect(repeated(fieldsOf(edition).map((it) => it.path))).toEqual([]);
    expect(repeated(edition.sections.flatMap((it) => it.pages).map((it) => it.id))).toEqual([]);
    expect(repeated(edition.sections.map((it) => it.id))).toEqual([]);
  });

  it('keeps its answers in the task or the record', () => {
    const paths = fieldsOf(edition).map(
      (it) => [it.kind === 'content' ? 'content' : 'answer', it.path] as const,
    );
    const odd = paths.filter(
      ([sort, path]) => !(sort === 'content' ? /^content\.\w+$/ : /^(task|employee)\.\w+$/).test(path),
    );
    expect(odd).toEqual([]);
  });

  it('has days of the law, or is asked for again by its scope: what is planned of a form is kept by one of them', () => {
    const timed = catalog.filter(({ scope }) => scope?.expires ?? scope?.every_months);
    const keys = Object.values<FormDefinition>(forms).flatMap(({ key, deadlines }) =>
      deadlines ? [key] : [],
    );
    expect(timed.map(({ form }) => form)).toContain('minor-work-permit');
    expect(timed.filter(({ form }) => keys.includes(form))).toEqual([]);
  });

  it('names only rules and checks that exist', () => {
    const names = fieldsOf(edition).flatMap((it) => (it.rules ?? []).map((rule) => rule.rule));
    expect(names.filter((it) => !(it in rules))).toEqual([]);
    expect(edition.sections.flatMap((it) => it.checks ?? []).filter((it) => !(it in checks))).toEqual([]);
    expect(edition.sections.flatMap((it) => it.advices ?? []).filter((it) => !(it in advices))).toEqual([]);
  });

  it('asks in its conditions only what its fields answer or records know', () => {
    const known = new Set(
      fieldsOf(edition).flatMap((it) =>
        it.kind === 'document' ? [`${it.path}.document`, `${it.path}.is_receipt`] : [it.path],
      ),
    );
    const odd = factsIn(edition.sections).filter(
      (it) => !known.has(it) && !/^(employer|employee|placement)\./.test(it),
    );
    expect(odd).toEqual([]);
  });

  it('has options where one chooses, and text where one reads', () => {
    const choices = fieldsOf(edition).filter((it) => ['select', 'radio', 'checkbox_group'].includes(it.kind));
    expect(choices.filter((it) => (it.options ?? []).length < 2)).toEqual([]);
    expect(fieldsOf(edition).filter((it) => (it.kind === 'content') !== (it.text !== undefined))).toEqual([]);
  });

  it('asks for an attestation wherever someone signs, and nowhere else', () => {
    const odd = edition.sections.filter((it) => (it.signer === 'nobody') !== (it.attestation === undefined));
    expect(odd).toEqual([]);
  });
});

describe('an own form', () => {
  it.each(all.filter(([, it]) => it.source === 'own'))('%s speaks Spanish everywhere', (_name, edition) => {
    expect(
      textsIn(edition)
        .filter((it) => !it['es'])
        .map((it) => it.en),
    ).toEqual([]);
  });

  it.each(all.filter(([, it]) => it.source === 'own'))('%s asks one thing a page', (_name, edition) => {
    expect(edition.sections.flatMap((it) => it.pages).filter((it) => it.layout !== 'question')).toEqual([]);
  });
});

describe('a government form', () => {
  const government = all.filter(([, it]) => it.source === 'government');

  it.each(government)('%s never translates what the law has written', (_name, edition) => {
    const verbatim = fieldsOf(edition).filter((it) => it.verbatim);
    // What cites no law is a statement of ours beside the form.
    const attestations = edition.sections
      .filter(isOnForm)
      .flatMap((it) => (it.attestation?.citation ? [it.attestation.text] : []));
    const texts = [...verbatim.flatMap((it) => (it.text ? [it.text] : [])), ...attestations];
    // A state's words are ours to ask in, except for what is certified.
    expect(texts.length).toBeGreaterThan(isFederal(edition) ? 5 : 0);
    expect(texts.filter((it) => Object.keys(it).length > 1)).toEqual([]);
  });

  it.each(government)('%s adds no words of its own to a field of the form', (_name, edition) => {
    const own = fieldsOf(edition).filter((it) => it.hint !== undefined);
    // The only hint stands beside the upload, which is no part of Form I-9.
    expect(own.map((it) => it.path)).toEqual(edition.form === 'i-9' ? ['task.document_copies'] : []);
  });

  // States give none, and Form W-9 prints none.
  const numbered = government.filter(([, it]) => it.tags.includes('federal') && it.form !== 'w-9');
  it.each(numbered)('%s states its edition and OMB number', (_name, edition) => {
    expect(edition.omb).toMatch(/^OMB No\. \d{4}-\d{4}$/);
  });
});
