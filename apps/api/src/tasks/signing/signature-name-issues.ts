import type { Issue } from '@firstday/domain';
import { canDraw } from '@firstday/domain/drawing';
import { messageText } from '@firstday/forms';

/** A name has letters, in whatever script; a drawn mark or initials alone are what the picture is for. */
const isSignatureName = (name: string): boolean =>
  /\p{L}/u.test(name) && !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name);

const issue = (message: string): Issue => ({ _tag: 'Refinement', path: ['signature', 'name'], message });

/** What is wrong with the name under a signature, in the signer's language; nothing where the document can bear it. */
export function signatureNameIssues(name: string, locale: string): readonly Issue[] {
  if (!isSignatureName(name)) return [issue('Expected a name')];
  return canDraw(name) ? [] : [issue(messageText('undrawable', locale))];
}
