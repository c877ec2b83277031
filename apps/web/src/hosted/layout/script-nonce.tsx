import { headers } from 'next/headers';
import { FirstNonce } from './first-nonce';

/**
 * Lets react-aria add its own style sheet under the page's content security policy. Browsers hide the value of a nonce
 * from style sheets and show it to scripts, which is why it is no `content`.
 */
export async function ScriptNonce() {
  return <FirstNonce nonce={(await headers()).get('x-nonce') ?? undefined} />;
}
