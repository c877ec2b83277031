import { headers } from 'next/headers';

/**
 * Lets react-aria add its own style sheet under the page's content security policy. Browsers hide the value of a nonce
 * from style sheets and show it to scripts, which is why it is no `content`.
 */
export async function ScriptNonce() {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return <meta name="csp-nonce" nonce={nonce} />;
}
