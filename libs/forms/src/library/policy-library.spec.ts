import { FormContent } from '@firstday/domain';
import { factCatalog, validateCondition } from '@firstday/policy-engine';
import { describe, expect, it } from '@jest/globals';
import { currentEdition } from '../catalog/catalog.js';
import { forms } from '../catalog/index.js';
import type { Edition } from '../edition.js';
import { contentIssues } from '../own/content-issues.js';
import { toEdition } from '../own/to-edition.js';
import { visiblePages } from '../shown-answers.js';
import { answeredThrough } from '../testing/answered-through.js';
import { residencePolicy, withholdingPolicy } from './withholding/withholding-policy.js';
import { withholdingTable } from './withholding/withholding-table.js';
import { withholdingPacks } from './withholding/packs/withholding-packs.js';
import { w4Spanish } from './federal/w-4-spanish.js';
import { packs, policyLibrary } from './policy-library.js';

const byForm = packs.map((pack) => [pack.form, pack] as const);
const languages = ['en', 'es', 'ar'];

/** The texts by language that a value holds, with where. */
function wordsIn(value: unknown, at = ''): readonly (readonly [at: string, words: object])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [[at, value]];
  return Object.entries(value).flatMap(([name, part]) => wordsIn(part, `${at}.${name}`));
}

describe('a pack', () => {
  it.each(byForm)('is a form that could be published but for its PDF: %s', (_form, { content }) => {
    expect(FormContent.parse(content)).toEqual(content);
    expect(contentIssues(content)).toEqual([]);
    expect(content.pdf).toBeUndefined();
  });

  it.each(byForm)('can be answered and signed by those whom it asks: %s', (form, { content }) => {
    const edition = toEdition(content, { form, edition: '1' });
    const context = { 'employee.first_name': 'Ana', 'employer.name': 'Acme', today: '2026-11-25' };
    const { issues } = answeredThrough(edition, context, context.today);
    expect(issues).toEqual([]);
    expect(edition.sections.filter(({ signer }) => signer === 'employee')).toHaveLength(1);
  });

  it.each(byForm)('speaks every language, whole: %s', (_form, { content, toCheck }) => {
    const words = [...wordsIn(content), ...wordsIn(toCheck)];
    expect(words.length).toBeGreaterThan(8);
    for (const [at, text] of words) {
      expect([at, Object.keys(text).toSorted()]).toEqual([at, languages.toSorted()]);
      expect([at, Object.values(text).every((said) => said.trim() !== '')]).toEqual([at, true]);
    }
    for (const [at, text] of words)
      if ('ar' in text && typeof text.ar === 'string' && /\p{L}{12}/u.test(text.ar))
        expect([at, /\p{Script=Arabic}/u.test(text.ar)]).toEqual([at, true]);
  });

  it.each(byForm)('says what it rests on, and what to compare: %s', (_form, pack) => {
    expect(pack.facts.length).toBeGreaterThan(0);
    for (const { says, source, checkedOn } of [...pack.facts, ...pack.policies.flatMap(({ facts }) => facts)])
      expect([says.endsWith('.'), source !== '', /^\d{4}-\d{2}-\d{2}$/.test(checkedOn)]).toEqual([
        true,
        true,
        true,
      ]);
    expect(pack.toCheck.length).toBeGreaterThan(1);
    expect(URL.canParse(pack.publishedAt)).toBe(true);
    expect(pack.policies.length).toBeGreaterThan(0);
    for (const policy of pack.policies) expect(policy.forms).toContain(pack.form);
  });
});

describe('the certificate of the state of residence', () => {
  it('is in the library for every state that has one, to be checked by whoever adds it', () => {
    const states = withholdingTable.flatMap((rule) => (rule.tax === 'own_certificate' ? [rule] : []));
    for (const { code, certificate } of states) {
      const policy = policyLibrary.find(({ key }) => key === `${certificate.form}-residents`);
      expect([code, policy?.jurisdiction, policy?.forms]).toEqual([code, code, [certificate.form]]);
      expect(policy?.facts.some(({ mark }) => mark === 'unsure')).toBe(true);
    }
  });
});

describe('the packs of withholding', () => {
  it('are 36 certificates, 11 forms for residents of other states, and one of Pennsylvania', () => {
    const kinds = withholdingPacks.map(({ policies: [first] }) => first?.kind);
    const number = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([number('withholding'), number('reciprocity'), number('local_tax')]).toEqual([36, 11, 1]);
  });

  it('name who somebody is, and how much is withheld, at the same paths', () => {
    const identity = ['first_name', 'last_name', 'social_security_number', 'address'];
    for (const { content } of withholdingPacks) {
      const paths = content.sections.flatMap(({ pages }) =>
        pages.flatMap(({ fields }) => fields.map(({ path }) => path)),
      );
      expect(paths).toEqual(expect.arrayContaining(identity.map((name) => `task.${name}`)));
    }
  });

  it('ask nothing of how much is withheld of who claims that nothing is', () => {
    const pagesOf = (content: FormContent, isExempt: boolean | null) => {
      const edition = toEdition(content, { form: 'own-x', edition: '1' });
      const form = { edition, answers: { 'task.is_exempt': isExempt }, context: {} };
      return edition.sections.flatMap((section) => visiblePages(section, form).map(({ id }) => id));
    };
    const claiming = withholdingPacks.filter(
      ({ policies, content }) =>
        policies[0]?.kind === 'withholding' && JSON.stringify(content).includes('task.is_exempt'),
    );
    expect(claiming.length).toBeGreaterThan(20);
    for (const { content } of claiming) {
      for (const notClaimed of [false, null])
        expect(pagesOf(content, notClaimed)).toEqual(['identity', 'exemption', 'certificate', 'employer']);
      expect(pagesOf(content, true)).toEqual(['identity', 'exemption', 'employer']);
    }
  });

  it('take a claim of residents of other states on the certificate, from the states that have an agreement', () => {
    const pack = withholdingPacks.find(({ form }) => form === 'md-mw507');
    const fields = pack?.content.sections.flatMap(({ pages }) => pages.flatMap((page) => page.fields)) ?? [];
    const residence = fields.find(({ path }) => path === 'task.state_of_residence');
    expect(residence?.options?.map(({ value }) => value)).toEqual(['dc', 'pa', 'va', 'wv']);
  });
});

describe('what employees say of themselves, and background checks', () => {
  const federal = packs.filter(({ content }) => content.segregated);

  it('is kept apart, and has no part for the employer', () => {
    expect(federal.map(({ form }) => form)).toEqual([
      'us-fcra-disclosure',
      'us-fcra-authorization',
      'us-vevraa-self-id',
      'us-eeo-1-self-id',
      'us-cc-305',
    ]);
    for (const { content } of federal) {
      expect(content.segregated).toBe(true);
      expect(content.sections.map((section) => section.assignee_type)).toEqual(['employee']);
    }
  });

  it('can be signed without an answer where it is voluntary', () => {
    for (const { content } of federal.filter(({ form }) => form.endsWith('-self-id')))
      for (const { fields } of content.sections[0]?.pages ?? [])
        expect(fields.filter(({ required }) => required)).toEqual([]);
  });

  it('is disclosed by one sentence in a form of its own (15 U.S.C. 1681b(b)(2)(A))', () => {
    const fields = federal[0]?.content.sections[0]?.pages.flatMap((page) => page.fields) ?? [];
    expect(fields.map(({ kind }) => kind)).toEqual(['content']);
    expect(fields[0]?.text?.['en']).toMatch(/^[^.]*\.name\} [^.]*\.$/);
  });
});

describe('Form W-4 in Spanish', () => {
  it('asks what Form W-4 asks, at the same paths and with the same choices', () => {
    const asked = (sections: Edition['sections']) =>
      new Map(
        sections
          .filter(({ assignee }) => assignee === 'employee')
          .flatMap(({ pages }) => pages.flatMap(({ fields }) => fields))
          .filter(({ kind, path }) => kind !== 'content' && path.startsWith('task.'))
          .map(({ path, kind, options }) => [path, { kind, options: options?.map(({ value }) => value) }]),
      );
    const spanish = asked(toEdition(w4Spanish.content, { form: 'x', edition: '1' }).sections);
    const english = asked(currentEdition('w-4').sections);
    // The initial is a name there, and a nonresident alien is told of Notice 1392 on the English form alone.
    const left = ['task.middle_initial', 'task.nonresident_alien'];
    for (const [path, question] of english)
      if (!left.includes(path)) expect([path, spanish.get(path)]).toEqual([path, question]);
  });

  it('is asked of nobody by a policy, since none can say that either form is enough', () => {
    const { policies, facts, toCheck } = packs.find(({ form }) => form === 'us-w-4-sp') ?? w4Spanish;
    expect(policies.map(({ condition }) => condition)).toEqual([{ any: [] }]);
    expect(facts.some(({ mark }) => mark === 'unsure')).toBe(true);
    expect(toCheck.some(({ en }) => en.includes('“one of these”'))).toBe(true);
  });
});

describe('the policies of the library', () => {
  it('have keys of their own', () => {
    const keys = policyLibrary.map(({ key }) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(new Set(packs.map(({ form }) => form)).size).toBe(packs.length);
  });

  it('could be saved by an account as they are', () => {
    for (const { condition } of policyLibrary)
      expect(validateCondition(condition, factCatalog())).toEqual({ ok: true, condition });
  });

  it('ask for forms that there are', () => {
    const known = new Set([...Object.keys(forms), ...packs.map(({ form }) => form)]);
    const asked = policyLibrary.flatMap((policy) => policy.forms);
    expect(asked.filter((form) => !known.has(form))).toEqual([]);
  });

  it('ask for certificates by the table of withholding alone, also where the form is in the catalog', () => {
    const codes = withholdingTable.filter(({ tax }) => tax === 'own_certificate').map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['CA', 'NY', 'NJ']));
    for (const { key, name, condition, forms: asked } of codes.flatMap((code) => [
      withholdingPolicy(code),
      residencePolicy(code),
    ]))
      expect(policyLibrary.filter((policy) => policy.key === key)).toMatchObject([
        { name, condition, forms: asked },
      ]);
  });
});
