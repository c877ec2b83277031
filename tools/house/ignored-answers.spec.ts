import { describe, expect, it } from '@jest/globals';
import { root } from '../setup/root.mjs';
import { ignoredAnswers } from './ignored-answers.ts';
import { sourceFiles } from './source-files.ts';

/** Where nobody is to learn, or to be held up by, what was answered. */
const exceptions = {
  // Whether there is an address on record is nobody's business at an ended link: it says the same whatever came of it.
  'apps/web/src/hosted/onboarding/request-new-link.ts': 'call',
  // A page that knows nobody says the same for every token.
  'apps/web/src/hosted/unsubscribe/end-reminders.ts': 'call',
  // The page is in the language that was chosen; only other browsers would not know of it.
  'apps/web/src/hosted/layout/choose-language.ts': 'callRaw',
  'apps/web/src/dashboard/shell/choose-dashboard-language.ts': 'call',
  // Who signs out of a shared computer has left it, whatever the API says.
  'apps/web/src/dashboard/session/switch-account.ts': 'callRaw',
};

const ignoredIn = (...lines: readonly string[]) =>
  ignoredAnswers([{ path: 'a.ts', text: ["'use server';", ...lines].join('\n') }]).map(({ call }) => call);

describe('an act of a page', () => {
  it('ends silently nowhere: whether it was done is looked at, but for where that is told to nobody', () => {
    const files = sourceFiles(root, 'apps/web/src');
    expect(files.filter(({ text }) => text.startsWith("'use server'")).length).toBeGreaterThan(120);
    const found = ignoredAnswers(files).map(({ file, call }) => [file, call] as const);
    expect(Object.fromEntries(found)).toEqual(exceptions);
  });

  it('is found where its answer goes nowhere', () => {
    expect(ignoredIn('async function f() { await callRaw("x", {}, t); }')).toEqual(['callRaw']);
    expect(ignoredIn('async function f() { await withToken(s, (t) => callRaw("x", {}, t)); }')).toEqual([
      'callRaw',
    ]);
    expect(
      ignoredIn('async function f() { if (a) await withToken(s, (t) => { return call("x", {}, t); }); }'),
    ).toEqual(['call']);
    expect(
      ignoredIn('async function f() { const done = await performAct(s, (t) => call("x", {}, t)); go(); }'),
    ).toEqual(['performAct', 'call']);
  });

  it('is found where a function of the file hands the answer on, and its caller looks at nothing', () => {
    expect(
      ignoredIn('const send = (t) => call("x", {}, t);', 'async function f() { await send(t); go(); }'),
    ).toEqual(['send']);
    expect(
      ignoredIn(
        'async function send(t) { return call("x", {}, t); }',
        'async function f() { await send(t); }',
      ),
    ).toEqual(['send']);
  });

  it('is right where somebody looks', () => {
    expect(
      ignoredIn('async function f() { const a = await call("x", {}, t); if (!a.ok) return 1; }'),
    ).toEqual([]);
    expect(ignoredIn('async function f() { return (await call("x", {}, t)).ok; }')).toEqual([]);
    expect(
      ignoredIn('const send = (t) => call("x", {}, t);', 'async function f() { return (await send(t)).ok; }'),
    ).toEqual([]);
  });
});
