import { type Method, type OperationFacts, operations } from '@firstday/domain';
import { notFound, ProblemError } from '../context/index.js';

interface Route {
  readonly pattern: RegExp;
  readonly methods: Method[];
}

/** What answers a request that no operation takes: 405 with `Allow` where its path has operations of other methods, else 404. */
export function unrouted(url: string): ProblemError {
  const [path = ''] = url.split('?', 1);
  // A word of one path may be an id in another: both are this path.
  const methods = routes().flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []));
  if (methods.length === 0) return notFound('route');
  const allowed = [...new Set(methods)].join(', ');
  const message = `This path takes ${allowed} only`;
  return new ProblemError(405, 'MethodNotAllowedError', message, {}, { allow: allowed });
}

let known: readonly Route[] | undefined;

/** Those without parameters first: what a path says literally is no id. */
function routes(): readonly Route[] {
  return (known ??= [...methodsByPath()]
    .sort(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
    .map(([path, methods]) => ({ pattern: patternOf(path), methods })));
}

function methodsByPath(): Map<string, Method[]> {
  const found = new Map<string, Method[]>();
  for (const { path, method } of Object.values<OperationFacts>(operations))
    found.set(path, [...(found.get(path) ?? []), method]);
  return found;
}

const patternOf = (path: string) => new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
