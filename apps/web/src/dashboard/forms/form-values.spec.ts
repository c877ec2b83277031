import { describe, expect, it } from '@jest/globals';
import { formValues } from './form-values';

function posted(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('what a form posted', () => {
  it('has a text where a name stands once, and a list where it stands again', () => {
    const form = posted([
      ['name', 'Night shift'],
      ['permissions', 'task:view'],
      ['permissions', 'task:edit'],
    ]);
    expect(formValues(form)).toEqual({ name: 'Night shift', permissions: ['task:view', 'task:edit'] });
  });

  it('has rows in their order', () => {
    const form = posted([
      ['lines.0.fact', 'job.name'],
      ['lines.0.value', 'Driver'],
      ['lines.1.fact', 'employer.name'],
    ]);
    expect(formValues(form)).toEqual({
      lines: [{ fact: 'job.name', value: 'Driver' }, { fact: 'employer.name' }],
    });
  });

  it('makes no list as long as somebody asks for', () => {
    const { lines, ...rest } = formValues(
      posted([
        ['lines.99999999.fact', 'x'],
        ['lines.99.fact', 'y'],
      ]),
    );
    expect(lines).toEqual([{ fact: 'y' }]);
    expect(Object.keys(rest)).toEqual(['lines.99999999.fact']);
  });

  it('changes no object but its own', () => {
    const values = formValues(
      posted([
        ['__proto__', 'x'],
        ['__proto__.0.a', 'x'],
        ['constructor.0.prototype', 'x'],
      ]),
    );
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    expect('a' in {}).toBe(false);
  });
});
