import { describe, expect, it } from '@jest/globals';
import { missingIn } from './sign-state';

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

const complete = { consent: 'yes', acknowledgement: 'yes', method: 'typed', name: 'Ana Ruiz' };

describe('nobody signs', () => {
  it('without consent, without having read the declaration, without a name', () => {
    expect(missingIn(form({}))).toEqual(['consent', 'acknowledgement', 'name']);
    expect(missingIn(form({ ...complete, consent: '' }))).toEqual(['consent']);
    expect(missingIn(form({ ...complete, acknowledgement: 'no' }))).toEqual(['acknowledgement']);
    expect(missingIn(form({ ...complete, name: '   ' }))).toEqual(['name']);
  });

  it('with a drawing that was not drawn', () => {
    expect(missingIn(form({ ...complete, method: 'drawn', image: '' }))).toEqual(['drawing']);
  });

  it('who has given all of it may', () => {
    expect(missingIn(form(complete))).toEqual([]);
    expect(missingIn(form({ ...complete, method: 'drawn', image: 'data:image/png;base64,AA==' }))).toEqual(
      [],
    );
  });
});
