import { sealedColumn, type SealedDataOfRoom } from '../sealing/index.js';

/** Whom messages go to, and what those that wait say. */
export const sealedMessages: SealedDataOfRoom = {
  columns: [
    sealedColumn('messages', 'sealed_recipient', 'message_recipients'),
    sealedColumn('messages', 'sealed_content', 'message_contents'),
  ],
};
