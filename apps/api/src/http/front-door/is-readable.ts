/** Letters, digits and the few signs of nearly every path that is asked for: nothing in it reads in two ways. */
const ordinary = /^\/[\w\-~/]*(?:\?|$)/;
/** What a browser has resolved before it asks. Who reads paths as a browser does would find another page than we do. */
const dots = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether everybody who reads this target of a request finds the same path in it. A whole address
 * (`GET http://other/ HTTP/1.1`), steps upwards, a backslash and percent signs that mean nothing are refused, so that no
 * rule for a path is passed by writing the path in another way.
 */
export function isReadable(target: string): boolean {
  if (ordinary.test(target)) return true;
  const [path = ''] = target.split('?', 1);
  return path.startsWith('/') && !/[\\#]/.test(path) && !dots.test(path) && isText(path);
}

function isText(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** What the API answers itself; all else is the web's. */
export const isOfApi = (target: string): boolean =>
  /^\/(?:api|metrics|health\/(?:live|ready)|robots\.txt|\.well-known\/security\.txt)(?:[/?]|$)/i.test(target);
