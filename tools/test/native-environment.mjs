import { createContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What Jest asks of an environment where spec files run as Node runs any program: they share the worker's own globals. */
export default class NativeEnvironment {
  /** Jest's own: what it puts there never reaches the program that is tested. */
  global = {};
  fakeTimers = null;
  fakeTimersModern;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
  }

  getVmContext() {
    return createContext(this.global);
  }
}
