import {
  decide,
  factCatalog,
  placementFacts,
  requiredForms,
  undecidedForms,
  validateCondition,
} from '@firstday/policy-engine';
import { describe, expect, it } from '@jest/globals';
import type { LibraryPolicy } from '../library-policy.js';
import { jurisdictionCodes } from './place-words.js';
import { withholdingFor } from './withholding-for.js';
import { reciprocityPolicy, residencePolicy, withholdingPolicy } from './withholding-policy.js';
import { withholdingTable } from './withholding-table.js';

// Written by hand from the list of the states' forms, not from the table.
const certificates: Readonly<Record<string, string>> = {
  AL: 'al-a4',
  AR: 'ar-ar4ec',
  AZ: 'az-a-4',
  CA: 'ca-de-4',
  CT: 'ct-w4',
  DC: 'dc-d-4',
  DE: 'de-w4',
  GA: 'ga-g-4',
  HI: 'hi-hw-4',
  IA: 'ia-w-4',
  ID: 'id-w-4',
  IL: 'il-w-4',
  IN: 'in-wh-4',
  KS: 'ks-k-4',
  KY: 'ky-k-4',
  LA: 'la-l-4',
  MA: 'ma-m-4',
  MD: 'md-mw507',
  ME: 'me-w-4me',
  MI: 'mi-w4',
  MN: 'mn-w-4mn',
  MO: 'mo-w-4',
  MS: 'ms-89-350',
  MT: 'mt-mw-4',
  NC: 'nc-nc-4',
  NE: 'ne-w-4n',
  NJ: 'nj-w4',
  NY: 'ny-it-2104',
  OH: 'oh-it-4',
  OK: 'ok-w-4',
  OR: 'or-w-4',
  PR: 'pr-499-r-4-1',
  RI: 'ri-w-4',
  SC: 'sc-w-4',
  VA: 'va-4',
  VT: 'vt-w-4vt',
  WI: 'wi-wt-4',
  WV: 'wv-it-104',
};
/** State of work, the form of those whom it spares, and where they live. */
const spared: readonly (readonly [work: string, form: string, homes: string])[] = [
  ['AZ', 'az-wec', 'CA IN OR VA'],
  ['IA', 'ia-44-016', 'IL'],
  ['IL', 'il-w-5-nr', 'IA KY MI WI'],
  ['IN', 'in-wh-47', 'KY MI OH PA WI'],
  ['MN', 'mn-mwr', 'MI ND'],
  ['ND', 'nd-ndw-r', 'MN MT'],
  ['NJ', 'nj-165', 'PA'],
  ['PA', 'pa-rev-419', 'IN MD NJ OH VA WV'],
  ['WI', 'wi-w-220', 'IL IN KY MI'],
  ['WV', 'wv-it-104nr', 'KY MD OH PA VA'],
];
/** The form that says it is the certificate itself. */
const onCertificate: readonly (readonly [work: string, homes: string])[] = [
  ['KY', 'IL IN MI OH VA WV WI'],
  ['MD', 'DC PA VA WV'],
  ['MI', 'IL IN KY MN OH WI'],
  ['MT', 'ND'],
  ['OH', 'IN KY MI PA WV'],
  ['VA', 'DC KY MD PA WV'],
];
/** Local tax of the county of work is withheld from those whom the state spares. */
const stillAsked = 'IN';

function expected(work: string, residence: string | null) {
  const own = certificates[work];
  const pair = spared.find(([state]) => state === work);
  const [form, isSpared] =
    work === 'DC'
      ? ['dc-d-4a', residence !== 'DC']
      : [pair?.[1], pair?.[2].split(' ').includes(residence ?? '')];
  const replaces = form !== undefined && work !== stillAsked;
  if (form !== undefined && residence === null)
    return {
      required: own && !replaces ? [own] : [],
      undecided: [...(own && replaces ? [own] : []), form],
    };
  const required = [...(own && !(replaces && isSpared) ? [own] : []), ...(form && isSpared ? [form] : [])];
  return { required, undecided: [] };
}

const spares = withholdingTable.flatMap(({ code }) =>
  [...spared.map(([work]) => work), 'DC'].includes(code) ? [reciprocityPolicy(code)] : [],
);
const policies = [...Object.keys(certificates).map(withholdingPolicy), ...spares];
const active = (all: readonly LibraryPolicy[]) =>
  all.map((policy) => ({ ...policy, status: 'active' as const }));

const address = (state: string) => ({ address: { city: 'X', state, country: 'USA' } });
const factsAt = (work: string, residence: string | null) =>
  placementFacts({
    employee: residence === null ? {} : address(residence),
    job: address(work),
    placement: {},
  });
const homes = [...jurisdictionCodes, null, 'GU'];
const pairs = jurisdictionCodes.flatMap((work) => homes.map((residence) => [work, residence] as const));

describe('the forms that say how much a state withholds', () => {
  it('are those of the list, in each of 52 places of work and for each residence, known or not', () => {
    expect(jurisdictionCodes).toHaveLength(52);
    for (const [work, residence] of pairs) {
      const { certificates: asked, undecided } = withholdingFor({ work, residence });
      expect([work, residence, { required: asked.map(({ form }) => form), undecided }]).toEqual([
        work,
        residence,
        expected(work, residence),
      ]);
    }
  });

  it('are the same by the policies of the library, through the engine', () => {
    for (const [work, residence] of pairs) {
      const decisions = decide(active(policies), factsAt(work, residence));
      const forms = (all: readonly { readonly form: string }[]) => all.map(({ form }) => form).toSorted();
      const { required, undecided } = expected(work, residence);
      expect([work, residence, forms(requiredForms(decisions)), forms(undecidedForms(decisions))]).toEqual([
        work,
        residence,
        required.toSorted(),
        undecided.toSorted(),
      ]);
    }
  });

  it('wait for the state of residence where it decides, and name it', () => {
    const decisions = decide(active(policies), factsAt('NJ', null));
    expect(undecidedForms(decisions)).toEqual([
      {
        form: 'nj-w4',
        policyKeys: ['nj-w4'],
        missingFacts: ['employee.address.country', 'employee.address.state'],
      },
      {
        form: 'nj-165',
        policyKeys: ['nj-165'],
        missingFacts: ['employee.address.country', 'employee.address.state'],
      },
    ]);
  });

  it('are those of nonresidents for who lives abroad, and nothing outside the United States', () => {
    const facts = (work: object) =>
      placementFacts({
        employee: { address: { city: 'X', state: 'PA', country: 'CAN' } },
        job: { address: work },
        placement: {},
      });
    const asked = (work: object) =>
      requiredForms(decide(active(policies), facts(work))).map(({ form }) => form);
    expect(asked({ city: 'X', state: 'NJ', country: 'USA' })).toEqual(['nj-w4']);
    expect(asked({ city: 'X', state: 'DC', country: 'USA' })).toEqual(['dc-d-4a']);
    expect(asked({ city: 'X', country: 'PRI' })).toEqual(['pr-499-r-4-1']);
    expect(asked({ city: 'X', state: 'NJ', country: 'CAN' })).toEqual([]);
  });

  it('carry the claim of residents of other states where the certificate has a place for it', () => {
    for (const [work, residents] of onCertificate)
      for (const residence of residents.split(' ')) {
        const [asked, ...others] = withholdingFor({ work, residence }).certificates;
        expect([asked?.form, others]).toEqual([certificates[work], []]);
        expect(asked?.reason).toContain('claims the exemption by');
      }
    expect(withholdingFor({ work: 'MD', residence: 'NJ' }).certificates[0]?.reason).not.toContain('claims');
  });

  it('say which form they take the place of', () => {
    const [asked] = withholdingFor({ work: 'NJ', residence: 'PA' }).certificates;
    expect(asked).toMatchObject({ form: 'nj-165', jurisdiction: 'NJ', insteadOf: 'nj-w4' });
    expect(withholdingFor({ work: 'NM', residence: 'NM' }).advice?.en).toContain(
      '“For New Mexico State Withholding Only”',
    );
  });

  it('are offered, not asked for, in the state of residence of who works in another', () => {
    const offers = Object.keys(certificates).map(residencePolicy);
    for (const [work, residence] of pairs.filter(([, residence]) => residence !== null)) {
      const { offered } = withholdingFor({ work, residence });
      const form = residence !== work && residence !== null ? certificates[residence] : undefined;
      expect([work, residence, offered.map((one) => one.form)]).toEqual([
        work,
        residence,
        form ? [form] : [],
      ]);
      const decisions = decide(active(offers), factsAt(work, residence));
      expect(requiredForms(decisions).map((one) => one.form)).toEqual(form ? [form] : []);
    }
    for (const offer of offers) expect(offer.facts[0]?.mark).toBe('unsure');
  });
});

describe('the table of withholding', () => {
  const of = (tax: string) => withholdingTable.filter((rule) => rule.tax === tax).map(({ code }) => code);

  it('has each state once: 9 without the tax, 4 that take Form W-4, one flat rate, 38 certificates', () => {
    expect(withholdingTable.map(({ code }) => code)).toEqual(jurisdictionCodes);
    expect(of('none')).toEqual(['AK', 'FL', 'NH', 'NV', 'SD', 'TN', 'TX', 'WA', 'WY']);
    expect(of('federal_certificate')).toEqual(['CO', 'ND', 'NM', 'UT']);
    expect(of('flat_rate')).toEqual(['PA']);
    expect(of('own_certificate')).toEqual(Object.keys(certificates));
    expect(of('own_certificate')).toHaveLength(38);
  });

  it('spares residents of other states in 17 of them', () => {
    const sparing = withholdingTable.filter((rule) => 'reciprocity' in rule && rule.reciprocity);
    expect(sparing.map(({ code }) => code)).toEqual(
      [...spared.map(([work]) => work), ...onCertificate.map(([work]) => work), 'DC'].toSorted(),
    );
    expect(sparing).toHaveLength(17);
  });

  it('says of each fact where and when it was read, and rests no form on what is in doubt', () => {
    for (const rule of withholdingTable) {
      expect(rule.facts.length).toBeGreaterThan(0);
      for (const { says, source, checkedOn } of [...rule.facts, ...rule.details])
        expect([says.length > 20, source.length > 10, checkedOn]).toEqual([true, true, '2026-11-22']);
      expect(rule.facts.map(({ mark }) => mark)).not.toContain('unsure');
    }
  });

  it('gives a default, or an end of a claim, only where a sure source says so', () => {
    const defaults = withholdingTable.filter(
      (rule) => rule.tax === 'own_certificate' && rule.certificate.whenNoneFiled,
    );
    expect(defaults.map(({ code }) => code)).toEqual(['AZ', 'CA', 'CT', 'MN', 'OH', 'VA']);
    for (const { details } of defaults)
      expect(details.some(({ says, mark }) => /[Ww]ithout/.test(says) && mark !== 'unsure')).toBe(true);
    const lapses = withholdingTable.filter(
      (rule) => rule.tax === 'own_certificate' && rule.certificate.exempt?.lapses,
    );
    expect(lapses.map(({ code }) => code)).toEqual(['AZ', 'CA', 'MN', 'NJ']);
  });

  it('makes conditions that an account could save as they are', () => {
    const all = [...policies, ...Object.keys(certificates).map(residencePolicy)];
    for (const { condition } of all)
      expect(validateCondition(condition, factCatalog())).toEqual({ ok: true, condition });
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  it('refuses a policy for what a state does not have', () => {
    expect(() => withholdingPolicy('TX')).toThrow('TX has no certificate of its own.');
    expect(() => withholdingPolicy('GU')).toThrow('The table of withholding has no GU.');
    expect(() => reciprocityPolicy('MD')).toThrow('no form of its own for residents');
  });
});
