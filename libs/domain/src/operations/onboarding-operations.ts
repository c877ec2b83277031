import { FormSessionCreated, OnboardingSession, TaskSheet } from '../onboarding.js';
import { ResourceNotFoundError } from '../problems.js';
import { Task } from '../task.js';
import { bad, decode, hosted, embedded, hostedOnly, missing, operation, refused } from './operation.js';

/** What the hosted experience asks for, beyond the contract. */
export const onboardingOperations = {
  'tasks.getSheet': operation({
    method: 'GET',
    path: '/tasks/{task_id}/sheet',
    summary: 'Get a task whole, to fill it in',
    answers: { 200: TaskSheet },
    errors: { ...decode, ...missing },
    allows: hostedOnly,
    isBeyond: true,
  }),
  'tasks.sign': operation({
    method: 'POST',
    path: '/tasks/{task_id}/signatures',
    summary: 'Sign a section',
    answers: { 201: Task },
    errors: { ...bad, ...missing, ...refused },
    allows: hostedOnly,
    isBeyond: true,
  }),
  'tasks.sendBack': operation({
    method: 'POST',
    path: '/tasks/{task_id}/send_back',
    summary: 'Send a section back with a reason',
    answers: { 200: Task },
    errors: { ...bad, ...missing, ...refused },
    allows: [...hostedOnly, ...embedded],
    isBeyond: true,
  }),
  'tasks.previewPdf': operation({
    method: 'GET',
    path: '/tasks/{task_id}/preview',
    summary: 'See the document as it will be',
    answers: { 200: 'application/pdf' },
    errors: { ...bad, ...missing },
    allows: hosted,
    needs: 'employee:view_sensitive',
    isBeyond: true,
  }),
  'subtasks.visit': operation({
    method: 'POST',
    path: '/subtasks/{subtask_id}/visit',
    summary: 'Record that a page was shown',
    answers: { 204: 'nothing' },
    errors: { ...bad, ...missing },
    allows: hostedOnly,
    isBeyond: true,
  }),
  'subtasks.deleteFile': operation({
    method: 'DELETE',
    path: '/subtasks/{subtask_id}/files/{file_id}',
    summary: 'Take an uploaded file away',
    answers: { 204: 'nothing' },
    errors: { ...bad, ...missing },
    allows: hostedOnly,
    isBeyond: true,
  }),
  'form_sessions.create': operation({
    method: 'POST',
    path: '/form_sessions',
    summary: 'Exchange an onboarding link for a form session',
    answers: { 201: FormSessionCreated },
    errors: { ...decode, 404: ResourceNotFoundError },
    allows: 'nobody',
    isBeyond: true,
    issuesAuthority: true,
  }),
  'form_sessions.current': operation({
    method: 'GET',
    path: '/form_session',
    summary: 'Get the session and its tasks',
    answers: { 200: OnboardingSession },
    errors: {},
    allows: hostedOnly,
    isBeyond: true,
  }),
};
