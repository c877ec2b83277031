import { type Issue, inexactNumber, isExactNumber, prototypeNames } from '@firstday/domain';

const mostIssues = 200;
type Path = readonly (string | number)[];

/**
 * What no operation takes of parsed input, at any depth: names that reach an object's prototype, and numbers that came
 * out as others than were written, since beyond 2^53 not every whole number exists.
 */
export function unsafeInput(parsed: unknown): readonly Issue[] {
  return isSafe(parsed) ? [] : issuesIn(parsed);
}

/** Every request comes by: where an issue is, is asked only once there is one. */
function isSafe(parsed: unknown): boolean {
  const left = [parsed];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'number' && !isExactNumber(value)) return false;
    if (Array.isArray(value)) for (const one of value) left.push(one);
    else if (isRecord(value))
      // Without the pairs of Object.entries, which take five times as long.
      for (const name of Object.keys(value)) {
        if (prototypeNames.has(name)) return false;
        left.push(value[name]);
      }
  }
  return true;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function issuesIn(parsed: unknown): readonly Issue[] {
  const issues: Issue[] = [];
  const seen: { readonly value: unknown; readonly path: Path }[] = [{ value: parsed, path: [] }];
  for (const { value, path } of seen) {
    if (issues.length >= mostIssues) break;
    if (typeof value === 'number' && !isExactNumber(value))
      issues.push(issue('Refinement', path, inexactNumber));
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(name) : name.slice(0, 128)];
      if (!Array.isArray(value) && prototypeNames.has(name))
        issues.push(issue('Unexpected', at, 'is unexpected'));
      else seen.push({ value: inner, path: at });
    }
  }
  return issues;
}

const issue = (tag: Issue['_tag'], path: Path, message: string): Issue => ({
  _tag: tag,
  path: [...path],
  message,
});
