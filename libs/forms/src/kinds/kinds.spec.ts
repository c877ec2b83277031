import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { formatAnswer, maskAnswer, parseAnswer, pdfText } from '../parse-answer.js';
import type { Field, FieldKind } from '../field.js';
import { kinds } from './kinds.js';

const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  path: 'task.x',
  kind,
  label: { en: 'X', es: 'Equis' },
  options: [
    { value: 'a', label: { en: 'Apple', es: 'Manzana' } },
    { value: 'b', label: { en: 'Bread', es: 'Pan' } },
  ],
  documents: [
    { key: 'us_passport', title: 'U.S. Passport' },
    { key: 'form_i94', title: 'Form I-94', durationOfStatus: true },
    { key: 'drivers_license', title: "Driver's license" },
  ],
  ...more,
});

const valueOf = (kind: FieldKind, given: unknown, more: Partial<Field> = {}) => {
  const parsed = parseAnswer(field(kind, more), given);
  return parsed.ok ? parsed.value : parsed.issues.map((it) => it.code).join();
};

const everyKind = Object.keys(kinds).filter((it): it is FieldKind => it in kinds);

describe('a name', () => {
  it('loses invisible characters that were copied with it, and keeps the joiners of its script', () => {
    expect(valueOf('name', 'Ana\u200b Lo\u00adpez\ufeff')).toBe('Ana Lopez');
    expect(valueOf('name', '\u200b')).toBeNull();
    expect(valueOf('name', 'می\u200cخواهم')).toBe('می\u200cخواهم');
  });
});

describe('every kind', () => {
  it.each(everyKind)('%s understands or refuses whatever is sent, and never throws', (kind) => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const parsed = parseAnswer(field(kind), given);
        expect(typeof parsed.ok).toBe('boolean');
      }),
    );
  });

  it.each(everyKind)('%s understands again what it accepted once, unchanged', (kind) => {
    const likely = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9]{3,9}$/),
      fc.stringMatching(/^[2-9][0-9]{9}$/),
      fc.constantFrom('a', 'b', ['b', 'a'], 'NY', 'US', true, 'on', '02/03/2026', 12.5, 'é', 'a@b.co'),
      fc.record({
        street: fc.string(),
        city: fc.string(),
        state: fc.constant('ny'),
        zip: fc.constant('10001'),
      }),
      fc.record({ document: fc.constant('us_passport'), number: fc.string() }),
    );
    fc.assert(
      fc.property(likely, (given) => {
        const once = parseAnswer(field(kind), given);
        fc.pre(once.ok);
        expect(parseAnswer(field(kind), once.value)).toEqual(once);
      }),
    );
  });

  it.each(everyKind)('%s takes nothing for nothing', (kind) => {
    expect([null, undefined, '', '  '].map((it) => parseAnswer(field(kind), it))).toEqual(
      Array.from({ length: 4 }, () => ({ ok: true, value: null })),
    );
  });

  it.each(everyKind)('%s never repeats in its issues what was sent', (kind) => {
    const parsed = parseAnswer(field(kind, { maxLength: 3 }), 'S3CRET-987654321');
    expect(JSON.stringify(parsed.ok ? [] : parsed.issues)).not.toMatch(/S3CRET|98765/);
  });

  it('refuses objects that carry a prototype or unknown properties', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"street":"x"},"city":"y"}');
    expect(valueOf('address', hostile)).toBe('address_expected');
    expect(valueOf('address', Object.create({ street: 'x' }))).toBe('address_expected');
    expect(valueOf('document', { document: 'us_passport', constructor: 'x' })).toBe('document_expected');
  });
});

describe('text', () => {
  it('is trimmed and composed', () => {
    expect(valueOf('text', '  Nguye\u0302\u0303n ')).toBe('Nguyễn');
  });

  it('counts letters, not bytes', () => {
    expect(valueOf('text', '王王王', { maxLength: 3 })).toBe('王王王');
    expect(valueOf('text', '𠮷𠮷𠮷𠮷', { maxLength: 3 })).toBe('too_long');
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\ud800b', 'a\u202eb'])('refuses what no form can print', (given) => {
    expect(valueOf('text', given)).toBe('unprintable');
    expect(valueOf('name', given)).toBe('unprintable');
    expect(valueOf('long_text', given)).toBe('unprintable');
  });

  it.each([
    ['Ana 😀', 'emoji'],
    ['𝐀𝐧𝐚', 'undrawable'],
    ['Ana\u0378', 'undrawable'],
  ])('refuses what no document can print, and says which: %s', (given, code) => {
    for (const kind of ['text', 'name', 'long_text'] as const) expect(valueOf(kind, given)).toBe(code);
  });

  it('keeps line breaks only in long text', () => {
    expect(valueOf('long_text', 'a\r\nb')).toBe('a\nb');
    expect(valueOf('text', 'a\nb')).toBe('unprintable');
  });

  it('has limits of its own where the form has none', () => {
    expect(valueOf('text', 'x'.repeat(201))).toBe('too_long');
    expect(valueOf('name', 'x'.repeat(101))).toBe('too_long');
    expect(valueOf('long_text', 'x'.repeat(2001))).toBe('too_long');
    expect(valueOf('email', `${'x'.repeat(250)}@example.com`)).toBe('too_long');
  });
});

describe('names', () => {
  it.each(["O'Brien-Smith", 'Nguyễn', 'محمد', '王', 'Þórr'])('in any script are names', (given) => {
    expect(valueOf('name', given)).toBe(given);
  });

  it('have a letter in them', () => {
    expect(valueOf('name', '---')).toBe('name_expected');
  });
});

describe('a Social Security number', () => {
  it.each(['123456789', '123-45-6789', ' 123 45 6789 '])('is accepted as people write it', (given) => {
    expect(valueOf('ssn', given)).toBe('123-45-6789');
  });

  it.each(['000-12-3456', '666-12-3456', '123-00-4567', '123-45-0000'])(
    'that was never issued is refused',
    (given) => {
      expect(valueOf('ssn', given)).toBe('ssn_impossible');
    },
  );

  it('beginning with 9 is an ITIN, which is none', () => {
    expect(valueOf('ssn', '912-34-5678')).toBe('ssn_itin');
  });

  it.each(['12345678', '1234567890', '123-45-678a', 123456789])('needs nine digits', (given) => {
    expect(valueOf('ssn', given)).toBe('ssn_expected');
  });

  it('shows its last four digits to those who may not see it', () => {
    expect(maskAnswer(field('ssn', { sensitive: true }), '123-45-6789')).toBe('***-**-6789');
  });
});

describe('an employer identification number', () => {
  it('is written with its dash', () => {
    expect(valueOf('ein', '123456789')).toBe('12-3456789');
  });

  it('has a prefix that the IRS uses', () => {
    expect(valueOf('ein', '00-1234567')).toBe('ein_prefix');
    expect(valueOf('ein', '12-345678')).toBe('ein_expected');
  });
});

describe('a date', () => {
  it('is accepted as the form writes it and as machines do', () => {
    expect([valueOf('date', '2/9/2026'), valueOf('date', '2026-02-09')]).toEqual([
      '2026-02-09',
      '2026-02-09',
    ]);
  });

  it.each(['2026-02-30', '13/01/2026', '2/29/2027', '02/03/26', '0026-01-01', 'tomorrow', 20260209])(
    'that does not exist is refused',
    (given) => {
      expect(valueOf('date', given)).toBe('date_expected');
    },
  );

  it('is printed as federal forms ask and shown as its reader writes', () => {
    expect(pdfText(field('date'), '2026-02-09')).toBe('02/09/2026');
    expect(formatAnswer(field('date'), '2026-02-09', 'en')).toBe('February 9, 2026');
    expect(formatAnswer(field('date'), '2026-02-09', 'es')).toBe('9 de febrero de 2026');
  });

  it('of birth hides whole', () => {
    expect(maskAnswer(field('date', { sensitive: true }), '1990-02-09')).toBe('**/**/****');
  });
});

describe('a phone number', () => {
  it.each(['2125550123', '(212) 555-0123', '+1 212 555 0123', '1-212-555-0123', '212.555.0123'])(
    'of North America is accepted as people write it',
    (given) => {
      expect(valueOf('phone', given)).toBe('+12125550123');
    },
  );

  it('of another country is accepted with its code', () => {
    expect(valueOf('phone', '+49 30 901820')).toBe('+4930901820');
  });

  it.each(['5550123', '112 555 0123', '+1 212 555 012', 'call me'])(
    'without area code is refused',
    (given) => {
      expect(valueOf('phone', given)).toBe('phone_expected');
    },
  );

  it('is grouped for reading', () => {
    expect(formatAnswer(field('phone'), '+12125550123', 'en')).toBe('(212) 555-0123');
  });

  it('says that an extension is not part of it', () => {
    for (const given of ['518-555-0142 x12', '(518) 555-0142, ext. 12', '518 555 0142 #12'])
      expect([given, valueOf('phone', given)]).toEqual([given, 'phone_without_extension']);
  });
});

describe('an email address', () => {
  it('has the shape of one', () => {
    expect(valueOf('email', ' ana@correo.example.mx ')).toBe('ana@correo.example.mx');
    expect(['ana', 'a@b', 'a b@c.de', 'a@b..de', 'a@@b.de'].map((it) => valueOf('email', it))).toEqual(
      Array.from({ length: 5 }, () => 'email_expected'),
    );
  });
});

describe('an amount', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['$2200', 2200],
    [0, 0],
    ['.5', 0.5],
  ])('is accepted with its signs', (given, amount) => {
    expect(valueOf('money', given)).toBe(amount);
  });

  it.each([
    ['-1', 'amount_negative'],
    ['1.005', 'amount_cents'],
    ['1e3', 'amount_expected'],
    ['12,34', 'amount_expected'],
    [100_000_000, 'too_large'],
    [Number.NaN, 'amount_expected'],
    [true, 'amount_expected'],
  ])('is refused where it is none', (given, code) => {
    expect(valueOf('money', given)).toBe(code);
  });

  it('is shown in dollars and printed without the sign that the box has', () => {
    expect(formatAnswer(field('money'), 2200, 'en')).toBe('$2,200');
    expect(pdfText(field('money'), 2200.5)).toBe('2,200.50');
  });
});

describe('a choice', () => {
  it('is one of the options', () => {
    expect(valueOf('radio', 'a')).toBe('a');
    expect(valueOf('select', 'toString')).toBe('choice_expected');
  });

  it('is read by its label in the language of its reader', () => {
    expect(formatAnswer(field('radio'), 'b', 'es')).toBe('Pan');
    expect(pdfText(field('radio'), 'b')).toBe('Bread');
  });

  it('of several keeps the order of the field, each once', () => {
    expect(valueOf('checkbox_group', ['b', 'a'])).toEqual(['a', 'b']);
    expect(valueOf('checkbox_group', ['b', 'c'])).toBe('choice_expected');
    expect(formatAnswer(field('checkbox_group'), ['a', 'b'], 'es')).toBe('Manzana y Pan');
  });

  it('of a box is ticked or not', () => {
    expect([true, 'on', 'true', false, 'false'].map((it) => valueOf('checkbox', it))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(valueOf('checkbox', 1)).toBe('tick_expected');
    expect(formatAnswer(field('checkbox'), true, 'es')).toBe('Sí');
  });
});

describe('a state', () => {
  it('is accepted by name and code', () => {
    expect([valueOf('state', 'ny'), valueOf('state', 'New York')]).toEqual(['NY', 'NY']);
  });

  it('may be Canada or Mexico only where the form says so', () => {
    const alsoOneOf = [{ rule: 'also_one_of', value: ['CAN', 'MEX'] }];
    expect(valueOf('state', 'CAN')).toBe('state_expected');
    expect(valueOf('state', 'CAN', { rules: alsoOneOf })).toBe('CAN');
  });

  it('is no post office of the armed forces', () => {
    expect(valueOf('state', 'AE')).toBe('state_expected');
  });
});

describe('a country', () => {
  it('is kept as three letters and named in the language of its reader', () => {
    expect([valueOf('country', 'DE'), valueOf('country', 'deu')]).toEqual(['DEU', 'DEU']);
    expect(formatAnswer(field('country'), 'DEU', 'es')).toBe('Alemania');
    expect(pdfText(field('country'), 'DEU')).toBe('Germany');
    expect(valueOf('country', 'Atlantis')).toBe('country_expected');
  });
});

describe('an address', () => {
  const home = { street: '12 Main St', city: 'Albany', state: 'New York', zip: '12207', country: 'US' };

  it('is accepted as a record holds it', () => {
    expect(valueOf('address', { ...home, secondary: '', full_address: 'x' })).toEqual({
      ...home,
      secondary: null,
      state: 'NY',
      country: 'USA',
    });
  });

  it('says which part is wrong', () => {
    const parsed = parseAnswer(field('address'), { ...home, city: '', zip: '122', state: 'Nowhere' });
    expect(parsed.ok ? [] : parsed.issues.map((it) => [it.path[1], it.code])).toEqual([
      ['city', 'city_required'],
      ['state', 'state_expected'],
      ['zip', 'zip_expected'],
    ]);
  });

  it('abroad needs no ZIP code', () => {
    expect(valueOf('address', { street: 'Rue 1', city: 'Lyon', state: 'ARA', country: 'FR' })).toMatchObject({
      state: 'ARA',
      country: 'FRA',
      zip: null,
    });
  });

  it('is printed on one line', () => {
    expect(pdfText(field('address'), { ...home, state: 'NY', secondary: 'Apt 4' })).toBe(
      '12 Main St, Apt 4, Albany, NY 12207',
    );
  });

  it('hides street, town and ZIP code', () => {
    expect(maskAnswer(field('address', { sensitive: true }), { ...home, state: 'NY' })).toEqual({
      street: '***',
      city: '***',
      state: 'NY',
      country: 'US',
    });
  });
});

describe('a routing number', () => {
  it('passes the ABA check', () => {
    expect(valueOf('routing_number', '021000021')).toBe('021000021');
    expect(valueOf('routing_number', '021000022')).toBe('routing_unknown');
  });

  it('is not nine zeros, though they pass the sum', () => {
    expect(valueOf('routing_number', '000000000')).toBe('routing_unknown');
  });

  it('begins with a district of the Federal Reserve', () => {
    // 3 * (9 + 0 + 0) + 7 * 0 + 3: the sum is right, the prefix is no bank's.
    expect(valueOf('routing_number', '900000003')).toBe('routing_unknown');
  });

  it('with one digit changed never passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'021000021'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(valueOf('routing_number', digits.join(''))).toBe('routing_unknown');
      }),
    );
  });
});

describe('an account number', () => {
  it('has 4 to 17 digits', () => {
    expect(valueOf('account_number', '0012 3456')).toBe('00123456');
    expect(valueOf('account_number', '123')).toBe('account_expected');
    expect(valueOf('account_number', '1'.repeat(18))).toBe('account_expected');
  });

  it('shows four digits of a long number and none of a short one', () => {
    const secret = field('account_number', { sensitive: true });
    expect(maskAnswer(secret, '123456789')).toBe('*****6789');
    expect(maskAnswer(secret, '1234')).toBe('****');
  });
});

describe('a document', () => {
  const passport = {
    document: 'us_passport',
    issuing_authority: 'U.S. Department of State',
    number: '123456789',
  };

  it('is one of those that the field takes', () => {
    expect(valueOf('document', { ...passport, document: 'school_record' })).toBe('document_expected');
    expect(valueOf('document', { ...passport, expires_on: '11/30/2030' })).toEqual({
      ...passport,
      expires_on: '2030-11-30',
    });
  });

  it('lasts for the duration of status only where it can say so', () => {
    expect(valueOf('document', { document: 'form_i94', expires_on: 'd/s' })).toMatchObject({
      expires_on: 'D/S',
    });
    expect(valueOf('document', { ...passport, expires_on: 'D/S' })).toBe('date_expected');
  });

  it('has a number and an expiration date, or it was said that it has none; what is left blank says nothing', () => {
    expect(valueOf('document', { ...passport, expires_on: '' })).toEqual(passport);
    const endless = { ...passport, expires_on: null, has_no_expiration: true };
    for (const said of [{ expires_on: 'n/a' }, { expires_on: null }, { has_no_expiration: true }])
      expect(valueOf('document', { ...passport, ...said })).toEqual(endless);
    const { number: _number, ...numberless } = passport;
    for (const said of [{ number: 'N/A' }, { number: null }, { has_no_number: true }])
      expect(valueOf('document', { ...numberless, ...said })).toEqual({ ...numberless, has_no_number: true });
    expect(pdfText(field('document'), { ...endless, number: '' })).toMatch(/, N\/A$/);
    expect(pdfText(field('document'), { document: 'us_passport', has_no_number: true })).toBe(
      'U.S. Passport, N/A',
    );
  });

  it('does not have one and none at once', () => {
    expect(valueOf('document', { ...passport, has_no_number: true })).toBe('number_and_none');
    expect(valueOf('document', { ...passport, expires_on: '2030-11-30', has_no_expiration: true })).toBe(
      'date_and_none',
    );
  });

  it('of a kind that never expires needs nobody to say so, except as a receipt', () => {
    const endless = {
      documents: [{ key: 'social_security_card', title: 'Card', expires: 'never' }],
    } as const;
    const card = { document: 'social_security_card', number: '1' };
    expect(valueOf('document', card, endless)).toEqual({
      ...card,
      expires_on: null,
      has_no_expiration: true,
    });
    expect(valueOf('document', { ...card, is_receipt: true }, endless)).toEqual({
      ...card,
      is_receipt: true,
    });
  });

  it('that is a receipt is printed as one', () => {
    expect(pdfText(field('document'), { document: 'drivers_license', is_receipt: true })).toBe(
      "Receipt: Driver's license",
    );
  });

  it('hides its number', () => {
    expect(maskAnswer(field('document', { sensitive: true }), passport)).toMatchObject({
      number: '*****6789',
    });
  });
});

describe('files', () => {
  const photo = { id: 'file_1', name: 'ana-passport.jpg', type: 'image/jpeg', size: 1000 };

  it('are references to what was uploaded, each once', () => {
    expect(valueOf('file', [photo])).toEqual([photo]);
    expect(valueOf('file', [photo, photo])).toBe('file_twice');
    expect(valueOf('file', [{ ...photo, id: '../etc/passwd' }])).toBe('file_expected');
    expect(valueOf('file', [{ ...photo, size: -1 }])).toBe('file_expected');
    expect(
      valueOf(
        'file',
        Array.from({ length: 21 }, (_, n) => ({ ...photo, id: `f${n}` })),
      ),
    ).toBe('too_many_files');
  });

  it('hide their names', () => {
    expect(maskAnswer(field('file', { sensitive: true }), [photo])).toEqual([{ ...photo, name: '***.jpg' }]);
  });
});

describe('fixed text', () => {
  it('takes no answer', () => {
    expect(valueOf('content', 'x')).toBe('no_answer_expected');
  });
});
