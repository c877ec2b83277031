import { Unauthorized } from '../problem.js';
import { TextReply, TextReplyTaken } from '../text-reply.js';
import { decodeError, operation } from './operation.js';
import { resource } from './resource.js';

export const textReplyOperations = resource({
  tag: 'text_replies',
  about:
    'Text messages that came back, which the operator’s function hands over, signed as it is sent texts. Beyond the published contract.',
  examples: [[TextReplyTaken, { effect: 'stopped' }]],
  operations: {
    'text_replies.create': operation(
      {
        method: 'POST',
        path: '/messages/texts/replies',
        summary: 'Hand over a text message that came back',
        body: TextReply,
        answers: { 200: TextReplyTaken },
        errors: { ...decodeError, 401: Unauthorized },
        allows: 'nobody',
        logs: 'settings.changed',
        isBeyond: true,
      },
      {
        note: 'Signed with `SMS_SECRET` by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`), no more than five minutes ago. STOP, in several languages, ends texts to that number for the whole installation; START lifts that.',
        body: { from: '+15185550142', text: 'STOP' },
      },
    ),
  },
});
