import { isFiles } from '../is-blank.js';
import type { FileAnswer } from '../answers.js';
import type { Field } from '../field.js';
import { blank, isBlankInput, accepted, rejected, type Kind } from './kind.js';
import { readRecord } from './read-record.js';
import { readLine } from './read-line.js';

const MOST_FILES = 20;
const MOST_BYTES = 25 * 1024 * 1024;

/** References to uploaded files; their content is checked on upload. */
export const file: Kind = {
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    if (!Array.isArray(given)) return rejected(field, 'file_expected');
    const most = field.maxLength ?? MOST_FILES;
    if (given.length > most) return rejected(field, 'too_many_files', { max: most });
    const files = given.map((it) => readFile(it, field));
    const bad = files.findIndex((it) => it === null);
    if (bad >= 0) return rejected(field, 'file_expected', undefined, bad);
    const read = files.filter((it) => it !== null);
    if (new Set(read.map((it) => it.id)).size < read.length) return rejected(field, 'file_twice');
    return read.length === 0 ? blank : accepted(read);
  },
  format: (value) => (isFiles(value) ? value.map((it) => it.name).join('\n') : ''),
  // A file name often says whose passport it is.
  mask: (value) => (isFiles(value) ? value.map((it) => ({ ...it, name: `***${endingOf(it.name)}` })) : null),
  pdfText: (value) => (isFiles(value) ? value.map((it) => it.name).join(', ') : ''),
};

function readFile(given: unknown, field: Field): FileAnswer | null {
  const record = readRecord(given, ['id', 'name', 'type', 'size']);
  if (record === null) return null;
  const text = (part: 'id' | 'name' | 'type') => {
    const parsed = readLine(record.get(part), field, 255);
    return parsed.ok ? parsed.value : null;
  };
  const [id, name, type, size] = [text('id'), text('name'), text('type'), record.get('size')];
  if (id === null || name === null || type === null || typeof size !== 'number') return null;
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id) || !/^[\w.+-]+\/[\w.+-]+$/.test(type)) return null;
  return Number.isInteger(size) && size >= 0 && size <= MOST_BYTES ? { id, name, type, size } : null;
}

const endingOf = (name: string): string => /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
