import fc from 'fast-check';

/** A value that no caller should send, by name, so that a report can show it; its JSON is written when it is sent. */
export interface HostileValue {
  readonly name: string;
  readonly json: string;
}

/** A Social Security number that nobody has: no error may repeat it. */
export const marker = '078-05-1120';

const quoted = (text: string) => JSON.stringify(text);
const nested = (levels: number, open: string, close: string, core: string) =>
  open.repeat(levels) + core + close.repeat(levels);
const condition = (levels: number) => nested(levels, '{"all":[', ']}', '{"all":[]}');

/** Each is written as JSON, since `JSON.stringify` cannot say `1e999` or name a key twice. */
const values: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  false: 'false',
  'an empty text': '""',
  'an empty object': '{}',
  'an empty array': '[]',
  'an array in an array': '[[[]]]',
  'an object in an array': '[{}]',
  'minus one': '-1',
  'minus zero': '-0',
  'a fraction': '0.1',
  'a number beyond safe integers': '9007199254740993',
  'a number beyond 64 bits': '18446744073709551616',
  'a great number': '1e308',
  'an infinite number': '1e999',
  'a tiny number': '5e-324',
  'a number as text': '"12"',
  NaN: '"NaN"',
  'a marker': quoted(marker),
  'a marker in an object': `{"value":${quoted(marker)}}`,
  NUL: '"a\\u0000b"',
  'a lone surrogate': '"\\ud800"',
  'a surrogate in a text': '"a\\udc00b"',
  'an emoji': quoted('👩‍👩‍👧‍👦🏳️‍🌈'),
  'right to left': quoted('\u202eمرحبا שלום\u202c'),
  'combining marks': quoted(`Z${'\u0351\u0489\u036f'.repeat(60)}`),
  'zero width': quoted('\u200b\ufeff'),
  'control characters': '"\\u0001\\u001b[31m\\r\\nSet-Cookie: a=b\\u007f\\u0085\\u2028"',
  'a new line': '"a\\nb"',
  spaces: '"   "',
  SQL: quoted(`'; DROP TABLE employees; --`),
  'SQL wild cards': quoted('%_\\'),
  'a cast': quoted(`1)::int; SELECT pg_sleep(9)--`),
  HTML: quoted('<img src=x onerror=alert(1)></script><script>alert(2)</script>'),
  template: quoted('${7*7}{{7*7}}<%= 7*7 %>'),
  path: quoted('../../../../etc/passwd'),
  __proto__: '{"__proto__":{"polluted":true}}',
  constructor: '{"constructor":{"prototype":{"polluted":true}}}',
  'names of methods': '{"toString":1,"hasOwnProperty":null,"valueOf":"a","toJSON":{}}',
  then: '{"then":"a"}',
  'a name of a method': '"constructor"',
  'the name of prototypes': '"__proto__"',
  'a key twice': '{"a":1,"a":2}',
  'a key with NUL': '{"\\u0000":1}',
  'a key that is broken': '{"\\udfff":"a"}',
  'an empty key': '{"":""}',
  'a day that is not': '"2026-02-30"',
  'the year nought': '"0000-01-01"',
  'the first time': '"0000-01-01T00:00:00Z"',
  'the last time': '"275760-09-13T00:00:00.000Z"',
  'the year +275760': '"+275760-09-13T00:00:00.001Z"',
  'the year 9999': '"9999-12-31T23:59:59.999+14:00"',
  'before the first time': '"0001-01-01T00:00:00+23:59"',
  'a year below nought': '"-000001-01-01T00:00:00Z"',
  'a date with a time': '"2026-11-23T09:00:00.000Z"',
  'a month that is not': '"2026-13-01T00:00:00Z"',
  'a date': '"2026-11-23"',
  'a web address': '"https://user:password@[::1]:99999/"',
  'a script address': '"javascript:alert(1)"',
  'a file address': '"file:///etc/passwd"',
  'an email with quotes': quoted('"a b"@example.com'),
  'an email in another script': quoted('ünï@exämple.com'),
  'deep arrays': nested(1000, '[', ']', ''),
  'deep objects': nested(1000, '{"a":', '}', '1'),
  'a deep condition': condition(1000),
  'a condition of nots': nested(1000, '{"not":', '}', '{"all":[]}'),
  'a condition': '{"all":[{"fact":"employee.address.state","operator":"equals","value":"NY"}]}',
  'a condition of a wrong pair':
    '{"any":[{"fact":"employee.first_name","operator":"greater_than","value":{}}]}',
  'a condition over prototypes': '{"fact":"__proto__","operator":"constructor","value":"toString"}',
};

/** Fewer of these: they cost more than all others together. */
const huge: Readonly<Record<string, () => string>> = {
  'a text of 10 KB': () => quoted('x'.repeat(10_000)),
  'a text of 300 KB': () => quoted('é'.repeat(150_000)),
  'a text of 2 MB': () => quoted('x'.repeat(2_000_000)),
  'an array of 10,000': () => JSON.stringify(Array.from({ length: 10_000 }, (_, at) => at)),
  'an array of 10,000 objects': () => JSON.stringify(Array.from({ length: 10_000 }, () => ({ a: null }))),
  'an object of 10,000': () =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, at]))),
  'arrays 50,000 deep': () => nested(50_000, '[', ']', ''),
  'a condition 20,000 deep': () => condition(20_000),
  'a digit 10,000 times': () => '9'.repeat(10_000),
};

const ofHuge = fc
  .constantFrom(...Object.keys(huge))
  .map((name): HostileValue => ({ name, json: huge[name]?.() ?? 'null' }));
const ofValues = fc
  .constantFrom(...Object.entries(values))
  .map(([name, json]): HostileValue => ({ name, json }));
const ofText = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text): HostileValue => ({ name: 'text', json: quoted(text) }));
const ofJson = fc
  .jsonValue({ maxDepth: 3 })
  .map((value): HostileValue => ({ name: 'JSON', json: JSON.stringify(value) }));

export const hostileValues: fc.Arbitrary<HostileValue> = fc.oneof(
  { weight: 70, arbitrary: ofValues },
  { weight: 15, arbitrary: ofText },
  { weight: 14, arbitrary: ofJson },
  { weight: 1, arbitrary: ofHuge },
);

/** Texts for places where only a text can be: paths, queries, headers. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: ofValues.map(({ json }) => asText(json)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('x'.repeat(200), 'x'.repeat(2000), '[object Object]', 'undefined', marker),
  },
);

function asText(json: string): string {
  const parsed: unknown = JSON.parse(json);
  return typeof parsed === 'string' ? parsed : json.slice(0, 2000);
}
