import { createRequire, registerHooks, setSourceMapsSupport } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';

import '../house/run-from-source.mjs';
import fastCheck from 'fast-check';

import { borrowGlobals } from './borrow-globals.mjs';
import { setGlobals } from './jest-globals.mjs';
import { testSeed } from './seed.mjs';
import { noteWork } from './work-times.mjs';

const require = createRequire(import.meta.url);
const globalsUrl = new URL('./jest-globals.mjs', import.meta.url).href;
let runs = 0;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globalsUrl, shortCircuit: true } : next(specifier, context),
});
setSourceMapsSupport(true);
fastCheck.configureGlobal({ seed: testSeed() });

/** Sending while another statement runs on the same connection, and whatever else the next version of `pg` removes, fails a test. */
process.on('warning', (warning) => {
  if (warning.name === 'DeprecationWarning' && /\bpg@9\b/.test(warning.message)) throw warning;
});

/**
 * Jest's `testRunner`: Jest's own one, with spec files imported by Node itself. What they import is evaluated once a
 * worker, not once a spec file, and stays compiled.
 */
export default function runNatively(globalConfig, config, environment, runtime, path, ...rest) {
  const giveBack = borrowGlobals(environment.global.console);
  const native = nativeRuntime(runtime, environment);
  const before = process.cpuUsage();
  return circus.default(globalConfig, config, environment, native, path, ...rest).finally(() => {
    giveBack();
    noteWork(path, process.cpuUsage(before));
  });
}

/** As much of Jest's runtime as its runner asks for. */
function nativeRuntime(runtime, { moduleMocker, fakeTimersModern }) {
  return {
    clearAllMocks: () => moduleMocker.clearAllMocks(),
    resetAllMocks: () => moduleMocker.resetAllMocks(),
    restoreAllMocks: () => moduleMocker.restoreAllMocks(),
    enterTestCode: () => runtime.enterTestCode(),
    leaveTestCode: () => runtime.leaveTestCode(),
    requireModule: (path) => require(path),
    /** The part of the runner that holds the state of one spec file. */
    requireInternalModule(path) {
      Reflect.deleteProperty(require.cache, path);
      return require(path);
    },
    setGlobalsForRuntime: (globals) =>
      setGlobals({ ...globals, jest: jestOf(moduleMocker, fakeTimersModern) }),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(`${pathToFileURL(path).href}?run=${(runs += 1)}`),
  };
}

const ofMocker = [
  'fn',
  'spyOn',
  'clearAllMocks',
  'resetAllMocks',
  'restoreAllMocks',
  'mocked',
  'isMockFunction',
];
const ofTimers = [
  'useFakeTimers',
  'useRealTimers',
  'setSystemTime',
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
];

/** The part of the `jest` object that does not need modules of a spec file's own. */
function jestOf(mocker, timers) {
  const methods = (of, names) => names.map((name) => [name, of[name].bind(of)]);
  return Object.fromEntries([...methods(mocker, ofMocker), ...methods(timers, ofTimers)]);
}
