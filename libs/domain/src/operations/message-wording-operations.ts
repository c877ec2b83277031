import {
  MessagePreview,
  MessageTestSent,
  TextLength,
  AccountWording,
  MessageWordingKey,
  MessageWordingList,
  MessageWordingListQuery,
  MessageWordingProblem,
  ReplaceMessageWording,
} from '../account-wording.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly, usersOnly } from './operation.js';
import { resource } from './resource.js';

const subject = 'Welcome to {employer}';
const body = 'Hi {first_name}!\n\nPlease fill in your forms before your first day.\n\n{link}';
const key: MessageWordingKey = { kind: 'invitation', language: 'en' };

const wordingExample: AccountWording = {
  ...key,
  employer_id: null,
  subject,
  body,
  sms: null,
  set_aside: null,
  of_account: null,
  ours: {
    subject: '{employer} asks you to fill in your forms for work',
    body: 'Hello {first_name},\n\nBefore you start, {employer} needs a few forms from you.\n\n{link}',
    sms: '{employer} asks you to fill in your forms for work: {link}',
  },
  fields: ['employer', 'link', 'first_name', 'due_on', 'link_until'],
  keeps: 'link',
  is_text: true,
  updated_at: '2026-11-23T09:00:00.000Z',
};
const problemExample: MessageWordingProblem = {
  part: 'body',
  code: 'missing_field',
  field: 'link',
  message: 'Say {link}: without it nobody can go on.',
};
const previewExample: MessagePreview = {
  subject: 'Welcome to Northwind Staffing',
  text: 'Your forms for Northwind Staffing\n\nHi Ana!\n',
  html: '<!doctype html><html lang="en" dir="ltr"></html>',
  sms: 'Northwind Staffing asks you to fill in your forms for work: https://forms.example.com/o/x',
  sms_length: { alphabet: 'gsm', characters: 89, segments: 1 },
  problems: [],
};

export const messageWordingOperations = resource({
  tag: 'message_wordings',
  about:
    'An account’s own words for messages, or those of one of its employers: plain text with merge fields, for each kind and language. Beyond the published contract.',
  examples: [
    [AccountWording, wordingExample],
    [MessageWordingList, { data: [wordingExample] }],
    [MessageWordingProblem, problemExample],
    [MessagePreview, previewExample],
    [TextLength, previewExample.sms_length],
    [MessageTestSent, { sent_to: 'dana@northwind.example.com' }],
  ],
  operations: {
    'message_wordings.list': operation({
      method: 'GET',
      path: '/message_wordings',
      summary: 'List how each kind of message is worded',
      query: MessageWordingListQuery,
      answers: { 200: MessageWordingList },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'user:view',
      isBeyond: true,
    }),
    'message_wordings.replace': operation(
      {
        method: 'PUT',
        path: '/message_wordings',
        summary: 'Word a kind of message in a language',
        body: ReplaceMessageWording,
        answers: { 200: AccountWording },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'user:edit',
        isBeyond: true,
      },
      {
        note: 'What is left out is said in our words, for an employer first in the account’s. An employer words what employees get, and is seen by the caller (404 otherwise). Refused are unknown merge fields, a text without its `keeps` field, tags, characters that are not seen, and web addresses: the only way out of a message is its own link.',
        body: { ...key, subject, body },
      },
    ),
    'message_wordings.reset': operation(
      {
        method: 'POST',
        path: '/message_wordings/reset',
        summary: 'Use our words for a kind of message again',
        body: MessageWordingKey,
        answers: { 200: AccountWording },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'user:edit',
        isBeyond: true,
      },
      { note: 'The own words are set aside, to be used again (`set_aside`).', body: key },
    ),
    'message_wordings.preview': operation(
      {
        method: 'POST',
        path: '/message_wordings/preview',
        summary: 'Show a message as it would be worded',
        body: ReplaceMessageWording,
        answers: { 200: MessagePreview },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'nothing',
        needs: 'user:view',
        isBeyond: true,
      },
      {
        note: 'With made-up values, and without saving anything. Words that cannot be used are answered with their problems.',
        body: { ...key, subject, body },
      },
    ),
    'message_wordings.sendTest': operation(
      {
        method: 'POST',
        path: '/message_wordings/test',
        summary: 'Send a message as it would be worded to oneself',
        body: ReplaceMessageWording,
        answers: { 200: MessageTestSent },
        errors: { ...badRequestError, ...notFoundError },
        allows: usersOnly,
        logs: 'message.recorded',
        needs: 'user:edit',
        isBeyond: true,
      },
      {
        note: 'With made-up values, to the address of whoever is signed in, at most once in ten seconds. In a test account it goes to `MAIL_TEST_ADDRESS`.',
        body: { ...key, subject, body },
        refusals: {
          BadRequestError:
            'Messages are off: turn them on under Settings, Messages (`message_settings.update`)',
        },
      },
    ),
  },
});
