import { sealedColumn, type SealedDataOfRoom } from '../sealing/index.js';

/** The tokens that webhooks are signed with. */
export const sealedWebhookTokens: SealedDataOfRoom = {
  columns: [
    sealedColumn('webhooks', 'sealed_token', 'webhooks'),
    sealedColumn('webhooks', 'sealed_previous_token', 'webhooks'),
  ],
};
