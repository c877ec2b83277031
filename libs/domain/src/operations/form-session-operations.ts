import { ComponentTheme } from '../component-session.js';
import { HandedBack } from '../handover.js';
import {
  FormIdentity,
  FormSigner,
  IdentifySigner,
  ProveIdentity,
  SendIdentityCode,
} from '../identity-proof.js';
import {
  ChooseLanguage,
  ChosenLanguage,
  CreateFormSession,
  FormSessionCreated,
  OnboardingSession,
} from '../onboarding-session.js';
import { ResourceNotFoundError, TooManyRequestsError } from '../problem.js';
import { ProveCode, SessionRepresentative } from '../representative.js';
import {
  ContinuedSession,
  ContinueElsewhere,
  ContinueSession,
  SessionContinuation,
} from '../session-continuation.js';
import { formSessionExamples } from './onboarding-session-example.js';
import { exampleId } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  hostedOnly,
  notFoundError,
  operation,
} from './operation.js';
import { resource } from './resource.js';

export const formSessionOperations = resource({
  tag: 'form_sessions',
  about: 'What the hosted onboarding pages ask for. Beyond the published contract.',
  examples: formSessionExamples,
  operations: {
    'form_sessions.create': operation(
      {
        method: 'POST',
        path: '/form_sessions',
        summary: 'Exchange an onboarding link for a form session',
        body: CreateFormSession,
        answers: { 201: FormSessionCreated },
        errors: { ...decodeError, ...forbiddenError, 404: ResourceNotFoundError },
        allows: 'nobody',
        logs: 'onboarding_link.used',
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: 'A browser that gives a secret of its own as `device` has one session of a link. A link has ten living sessions at most: the eleventh ends the one that was used longest ago, those in which nothing was proved or entered first.',
        body: { link: 'v_example' },
      },
    ),
    'form_sessions.current': operation({
      method: 'GET',
      path: '/form_session',
      summary: 'Get the session and its tasks',
      answers: { 200: OnboardingSession },
      errors: {},
      allows: hostedOnly,
      isInHandover: true,
      representative: 'without_code',
      isBeyond: true,
    }),
    'form_sessions.getTheme': operation({
      method: 'GET',
      path: '/form_session/theme',
      summary: 'Get the theme that the pages wear',
      answers: { 200: ComponentTheme },
      errors: notFoundError,
      allows: hostedOnly,
      isInHandover: true,
      representative: 'without_code',
      isBeyond: true,
    }),
    'form_sessions.chooseLanguage': operation(
      {
        method: 'PUT',
        path: '/form_session/language',
        summary: 'Choose the language of the pages',
        body: ChooseLanguage,
        answers: { 200: ChosenLanguage },
        errors: { ...decodeError, ...forbiddenError },
        allows: hostedOnly,
        logs: 'events',
        isInHandover: true,
        representative: 'without_code',
        isBeyond: true,
      },
      {
        note: 'What the employee chooses is kept as `primary_language` of their record, and the next link opens in it. What an employer’s reader, a representative or a preparer chooses is of the session alone.',
        body: { locale: 'es' },
      },
    ),
    'form_sessions.downloadDocuments': operation(
      {
        method: 'GET',
        path: '/form_session/documents',
        summary: 'Download the finished documents of the session',
        answers: { 200: 'application/octet-stream' },
        errors: { ...forbiddenError, 404: ResourceNotFoundError },
        allows: hostedOnly,
        isBeyond: true,
      },
      {
        note: 'A ZIP archive of what `tasks.getPdf` answers for each completed form of the session; each is in the trail of its form as read. 404 while none is finished.',
      },
    ),
    'form_sessions.continueElsewhere': operation(
      {
        method: 'POST',
        path: '/form_session/continuation',
        summary: 'Make an address that goes on with the session on another device',
        body: ContinueElsewhere,
        answers: { 201: SessionContinuation },
        errors: { ...decodeError, ...forbiddenError, 404: ResourceNotFoundError },
        allows: hostedOnly,
        logs: 'onboarding_link.continued',
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: 'The employee’s own session alone. It opens once, within ten minutes, and what it opens is what the link itself would: nothing that was proved here is proved there. A session has one such address; asking again ends the one before.',
        body: { task_id: exampleId('task'), page_id: 'documents_copies' },
      },
    ),
    'form_sessions.continue': operation(
      {
        method: 'POST',
        path: '/form_sessions/continued',
        summary: 'Exchange a one-time code for a session on another device',
        body: ContinueSession,
        answers: { 201: ContinuedSession },
        errors: { ...decodeError, ...forbiddenError, 404: ResourceNotFoundError },
        allows: 'nobody',
        logs: 'onboarding_link.used',
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: '404 where the code was used, is older than ten minutes, or the session that made it or its link has ended.',
        body: { code: '3q2-7wAbCdEfGhIjKlMnOp' },
      },
    ),
    'form_sessions.handBack': operation(
      {
        method: 'POST',
        path: '/form_session/hand_back',
        summary: 'End the session of whoever the employee handed the device to',
        answers: { 200: HandedBack },
        errors: badRequestError,
        allows: hostedOnly,
        logs: 'trail',
        isInHandover: true,
        isBeyond: true,
      },
      {
        note: 'Its token is worth nothing afterwards. The device goes back to the employee’s own session.',
        refusals: { BadRequestError: 'Nobody handed this session over' },
      },
    ),
    'form_sessions.sendIdentityCode': operation(
      {
        method: 'POST',
        path: '/form_session/identity_code',
        summary: 'Send the employee a one-time code',
        body: SendIdentityCode,
        answers: { 200: FormIdentity },
        errors: { ...decodeError, ...badRequestError, ...forbiddenError, 429: TooManyRequestsError },
        allows: hostedOnly,
        logs: 'identity.code_sent',
        isBeyond: true,
      },
      {
        note: 'To one of the `channels` of the session’s `identity`: contact details that neither the maker of the link nor anyone behind them has set. The code works once, for ten minutes, in this session. An employee gets five codes an hour at most.',
        refusals: { BadRequestError: 'No code can be sent there: see `identity.channels` of the session' },
        body: { channel: 'email' },
      },
    ),
    'form_sessions.proveIdentity': operation(
      {
        method: 'POST',
        path: '/form_session/identity',
        summary: 'Enter the one-time code',
        body: ProveIdentity,
        answers: { 200: FormIdentity },
        errors: { ...decodeError, ...forbiddenError },
        allows: hostedOnly,
        logs: ['identity.proved', 'identity.refused'],
        isBeyond: true,
      },
      {
        note: 'The session then shows what the employee entered on other devices. Five wrong codes lock the check for an hour, over all links and sessions of the employee, and twice as long each time after; the event `onboarding_link.locked` reports it.',
        body: { code: '48210937' },
      },
    ),
    'form_sessions.proveCode': operation(
      {
        method: 'POST',
        path: '/form_session/code',
        summary: 'Give the code that was made for a representative',
        body: ProveCode,
        answers: { 200: SessionRepresentative },
        errors: { ...decodeError, ...forbiddenError },
        allows: hostedOnly,
        logs: ['representative.code_proved', 'representative.code_refused'],
        representative: 'without_code',
        isBeyond: true,
      },
      {
        note: 'The code opens one session, once. Five wrong ones end the link for good; the event `representative.locked` says so.',
        body: { code: '4821 0937' },
      },
    ),
    'form_sessions.identifySigner': operation(
      {
        method: 'POST',
        path: '/form_session/signer',
        summary: 'Say who signs for the employer',
        body: IdentifySigner,
        answers: { 200: FormSigner },
        errors: { ...decodeError, ...forbiddenError },
        allows: hostedOnly,
        logs: 'trail',
        representative: 'with_code',
        isBeyond: true,
      },
      {
        note: 'The issuer of the link vouches for the reader. What the issuer has said is not changed by it.',
        body: {
          name: 'Carla Reyes',
          email: 'carla@northwind.example.com',
          title: 'HR manager',
        },
      },
    ),
  },
});
