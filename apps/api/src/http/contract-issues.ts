import type { Issue } from '@firstday/domain';

/** What zod and other standard schemas report about a value; never the value itself. */
interface SchemaIssue {
  readonly code?: string;
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly SchemaIssue[])[];
  readonly input?: unknown;
}

const maxIssues = 200;

/** Converts the issues of a standard schema to the contract's shape, one for each unexpected key. */
export function contractIssues(issues: readonly SchemaIssue[]): Issue[] {
  const all = issues.slice(0, maxIssues).flatMap((issue): Issue[] => {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys' && issue.keys) {
      return issue.keys
        .slice(0, maxIssues)
        .map((key) => ({ _tag: 'Unexpected', path: [...path, key.slice(0, 128)], message: 'is unexpected' }));
    }
    const meant = meantOption(issue);
    if (meant) return contractIssues(meant.map((inner) => ({ ...inner, path: [...path, ...pathOf(inner)] })));
    return [{ _tag: tagOf(issue), path, message: issue.message.slice(0, 500) }];
  });
  return all.slice(0, maxIssues);
}

/**
 * What is wrong with the shape that a value was meant as, where it may have one of several: the one that knows more of its
 * keys than any other does.
 */
function meantOption({ code, errors }: SchemaIssue): readonly SchemaIssue[] | undefined {
  if (code !== 'invalid_union' || !errors) return undefined;
  const counted = errors.map((issues) => ({ issues, unknown: unknownKeys(issues) }));
  const [best, next] = counted.toSorted((one, other) => one.unknown - other.unknown);
  return best && next && best.unknown < next.unknown ? best.issues : undefined;
}

const unknownKeys = (issues: readonly SchemaIssue[]): number =>
  issues.reduce((sum, { code, path, keys }) => {
    const isOwn = code === 'unrecognized_keys' && path?.length === 0;
    return sum + (isOwn ? (keys?.length ?? 0) : 0);
  }, 0);

function pathOf(issue: SchemaIssue): (string | number)[] {
  return (issue.path ?? []).map((step) => {
    const key = typeof step === 'object' ? step.key : step;
    return typeof key === 'number' ? key : String(key).slice(0, 128);
  });
}

function tagOf(issue: SchemaIssue): Issue['_tag'] {
  if (issue.code === 'invalid_type') return /received undefined/.test(issue.message) ? 'Missing' : 'Type';
  if (issue.code === 'invalid_union') return 'Type';
  return 'Refinement';
}
