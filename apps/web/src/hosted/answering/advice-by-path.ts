/** What is advised of a field in one text: more than one thing may be. */
export function adviceByPath(
  advice: readonly { readonly path?: string; readonly message: string }[],
): ReadonlyMap<string, string> {
  const byPath = new Map<string, string>();
  for (const { path, message } of advice) {
    const before = path === undefined ? undefined : byPath.get(path);
    if (path !== undefined) byPath.set(path, before === undefined ? message : `${before} ${message}`);
  }
  return byPath;
}
