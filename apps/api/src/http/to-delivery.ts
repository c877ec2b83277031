import type { IncomingHttpHeaders } from 'node:http';

/** A request that is signed over the bytes of its body, by Standard Webhooks. */
export interface SignedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly signedBody?: Buffer;
}

/** What a signature has to hold for. */
export const toDelivery = ({ headers, signedBody = Buffer.alloc(0) }: SignedRequest) => ({
  headers: {
    id: one(headers['webhook-id']),
    timestamp: one(headers['webhook-timestamp']),
    signature: one(headers['webhook-signature']),
  },
  body: signedBody,
});

const one = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');
