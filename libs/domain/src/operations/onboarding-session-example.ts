import { ComponentTheme } from '../component-session.js';
import { HandedBack, SessionHandover } from '../handover.js';
import { FormIdentity, FormSigner } from '../identity-proof.js';
import {
  ChosenLanguage,
  FormSessionCreated,
  OnboardingSession,
  type OnboardingTask,
} from '../onboarding-session.js';
import { SessionRepresentative } from '../representative.js';
import { ContinuedSession, SessionContinuation } from '../session-continuation.js';
import { exampleId, progressExample } from './example-id.js';
import type { SchemaExample } from './resource.js';

export const onboardingTaskExample: OnboardingTask = {
  id: exampleId('task'),
  form_id: exampleId('form'),
  form_key: 'w-4',
  title: { en: 'Employee’s Withholding Certificate', es: 'Certificado de retenciones del empleado' },
  short_name: { en: 'Form W-4', es: 'Formulario W-4' },
  purpose: { en: 'So that your employer withholds the right federal income tax from your pay.' },
  status: 'requires_action',
  next_action: 'employee_action',
  progress: progressExample,
  minutes_left: 4,
  is_actionable: true,
  due_on: '2026-11-30',
  business_days_left: 4,
  completed_at: null,
  document_asked: null,
  sent_back_reason: null,
  correction_requested_at: null,
};
export const onboardingSessionExample: OnboardingSession = {
  id: exampleId('formSession'),
  side: 'employee',
  locale: 'en',
  redirect_to: 'https://www.example.com/welcome',
  expires_at: '2026-11-30T14:00:00.000Z',
  is_test: false,
  employee: { id: exampleId('employee'), first_name: 'Ana', last_name: 'Lopez' },
  employer: { id: exampleId('employer'), name: 'Northwind Staffing' },
  tasks: [onboardingTaskExample],
  identity: {
    status: 'offered',
    proved: 'nothing',
    channels: [{ channel: 'email', to: 'a…@example.com' }],
    tries_left: 5,
    locked_until: null,
  },
  signer: null,
  vouched_signer: null,
  handover: null,
  representative: null,
  renewable_task_ids: [],
  time_zone: 'America/New_York',
  theme: null,
  own_texts: {},
  adopted_signature: null,
};
export const sessionHandoverExample: SessionHandover = {
  task_id: exampleId('task'),
  section_ids: ['supplement_a_1'],
  name: 'Min Cho',
  from_session_id: exampleId('formSession'),
  handed_over_at: '2026-11-23T14:00:00.000Z',
};
export const formIdentityExample: FormIdentity = {
  status: 'proved',
  proved: 'code_by_email',
  channels: [],
  tries_left: 5,
  locked_until: null,
};
export const formSignerExample: FormSigner = {
  name: 'Carla Reyes',
  email: 'carla@northwind.example.com',
  title: 'HR manager',
  stated_by: 'reader',
};
export const formSessionCreatedExample: FormSessionCreated = {
  id: exampleId('formSession'),
  token: 'fd_form_example',
  expires_at: '2026-11-30T14:00:00.000Z',
  side: 'employee',
  locale: 'en',
  component_session_id: null,
};
export const sessionRepresentativeExample: SessionRepresentative = {
  id: exampleId('representative'),
  name: 'Dana Okafor',
  title: 'Branch manager',
  status: 'working',
  tries_left: null,
  signed_at: null,
  task_id: exampleId('task'),
  warns_notaries: false,
};

/** Of the schemas that operations of form sessions answer. */
export const formSessionExamples: readonly SchemaExample[] = [
  [ChosenLanguage, { locale: 'es' }],
  [ComponentTheme, { light: { primary_background: '#0b6e4f', radius: '8px' }, dark: null }],
  [FormSessionCreated, formSessionCreatedExample],
  [FormIdentity, formIdentityExample],
  [FormSigner, formSignerExample],
  [OnboardingSession, onboardingSessionExample],
  [SessionHandover, sessionHandoverExample],
  [
    SessionContinuation,
    {
      url: 'https://onboarding.harborfoods.com/onboarding/continue?code=3q2-7wAbCdEfGhIjKlMnOp',
      expires_at: '2026-02-09T10:10:00.000Z',
    },
  ],
  [
    ContinuedSession,
    { session: formSessionCreatedExample, task_id: exampleId('task'), page_id: 'documents_copies' },
  ],
  [HandedBack, { session_id: exampleId('formSession') }],
  [SessionRepresentative, sessionRepresentativeExample],
];
