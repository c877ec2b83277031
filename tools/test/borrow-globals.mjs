/** Hands the worker's globals to a spec file; what it answers puts them back, so that no spec file changes them for the next. */
export function borrowGlobals(console) {
  const own = {
    console: globalThis.console,
    prepareStackTrace: Error.prepareStackTrace,
    env: { ...process.env },
  };
  globalThis.console = console;
  // Node knows the source maps of what it compiled; Jest's own way knows none of them.
  Error.prepareStackTrace = undefined;
  return () => {
    globalThis.console = own.console;
    Error.prepareStackTrace = own.prepareStackTrace;
    for (const name of Object.keys(process.env))
      if (!(name in own.env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, own.env);
  };
}
