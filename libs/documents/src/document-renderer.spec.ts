import { afterAll, describe, expect, it } from '@jest/globals';
import { currentEdition } from '@firstday/forms';
import { DocumentRenderer, DocumentTooSlow } from './document-renderer.js';
import { renderDocument } from './render-document.js';
import { signedBy } from './testing/signed-by.js';

const renderer = new DocumentRenderer({ threads: 1 });
afterAll(() => renderer.close());

const input = {
  edition: currentEdition('handbook'),
  answers: { 'task.title': 'Acme handbook' },
  context: {},
  signatures: [signedBy('employee', 'Ana López')],
  locale: 'es',
};

describe('documents are made on threads of their own', () => {
  it('a thread makes the same bytes as the code called directly', async () => {
    const onThread = await renderer.render(input);
    const direct = await renderDocument(input);
    expect(onThread.sha256).toBe(direct.sha256);
    expect(Buffer.from(onThread.bytes).equals(direct.bytes)).toBe(true);
  });

  it('the event loop turns while a document is being made', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await Promise.all(Array.from({ length: 20 }, () => renderer.render(input)));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('a document that cannot be made is an error of its own caller, and the next one is made', async () => {
    const broken = { ...input, signatures: [{ ...signedBy('employee', 'Ana'), signedOn: null }] };
    // @ts-expect-error a date that is missing, as a caller without types would send it
    await expect(renderer.render(broken)).rejects.toThrow();
    // @ts-expect-error the same date is missing
    await expect(renderer.render(broken, { overBudget: 'an account' })).rejects.toThrow();
    await expect(renderer.render(input)).resolves.toMatchObject({ source: 'drawn', pages: 1 });
  });

  it('a low priority changes no byte of a document', async () => {
    const [usual, low] = [
      await renderer.render(input),
      await renderer.render(input, { overBudget: 'an account' }),
    ];
    expect(low.sha256).toBe(usual.sha256);
    expect(Buffer.from(low.bytes).equals(usual.bytes)).toBe(true);
  });

  it('a document that takes longer than its caller allows, or is not needed any more, is not made', async () => {
    // The only thread has something else to do.
    const before = Array.from({ length: 20 }, () => renderer.render(input));
    await expect(renderer.render(input, { timeout: 0 })).rejects.toBeInstanceOf(DocumentTooSlow);
    await Promise.all(before);
    const signal = AbortSignal.abort(new Error('the client went away'));
    await expect(renderer.render(input, { signal })).rejects.toThrow('the client went away');
    await expect(renderer.render(input)).resolves.toMatchObject({ source: 'drawn' });
  });
});
