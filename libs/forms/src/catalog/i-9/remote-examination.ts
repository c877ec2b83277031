import type { Condition } from '@firstday/policy-engine';
import type { Field } from '../../field.js';

/**
 * For whom an employer examines documents by live video (`employer.remote_examination`). 88 FR 47749 and M-274 4.5: it does so
 * for all new hires of an E-Verify hiring site, or for those who work only remotely, and never for this one and that.
 */
export type RemoteExamination = 'all_hires' | 'remote_hires';

const usesEVerify: Condition = { fact: 'employer.uses_e_verify', operator: 'equals', value: true };
const isFor = (...whom: readonly RemoteExamination[]): Condition => ({
  fact: 'employer.remote_examination',
  operator: 'in',
  value: whom,
});
const method = (value: 'in_person' | 'live_video'): Condition => ({
  fact: 'task.examination_method',
  operator: 'equals',
  value,
});

/** The box of the form says what was done, so what was done ticks it. */
export const isExaminedByVideo: Condition = method('live_video');
const live: Condition = { all: [usesEVerify, isFor('all_hires', 'remote_hires'), isExaminedByVideo] };
const isVideoUsual: Condition = {
  any: [
    isFor('all_hires'),
    {
      all: [isFor('remote_hires'), { fact: 'task.works_remotely', operator: 'equals', value: true }],
    },
  ],
};

/**
 * The three steps of the alternative procedure, each with its day. They are asked beside the form and are no data element of it
 * (8 CFR 274a.2(a)(2)): what is printed of them is the box.
 */
export const remoteExamination: readonly Field[] = [
  {
    path: 'task.works_remotely',
    kind: 'checkbox',
    isAddedLater: true,
    label: {
      en: 'This employee works only remotely.',
      es: 'Este empleado trabaja solo a distancia.',
      ar: 'يعمل هذا الموظف عن بُعد فقط.',
    },
    when: { all: [usesEVerify, isFor('remote_hires')] },
    prefill: 'placement.works_remotely',
  },
  {
    path: 'task.examination_method',
    kind: 'radio',
    isAddedLater: true,
    label: {
      en: 'How did you examine the documents?',
      es: '¿Cómo examinó los documentos?',
      ar: 'كيف فحصت المستندات؟',
    },
    when: { all: [usesEVerify, isFor('all_hires', 'remote_hires')] },
    required: true,
    options: [
      {
        value: 'in_person',
        label: { en: 'In person', es: 'En persona', ar: 'وجهًا لوجه' },
      },
      {
        value: 'live_video',
        label: {
          en: 'From copies, then by live video',
          es: 'Con copias y luego por video en vivo',
          ar: 'من نسخ، ثم بمكالمة فيديو مباشرة',
        },
        hint: {
          en: 'The DHS alternative procedure. Its box on the form is ticked for you.',
          es: 'El procedimiento alternativo del DHS. Su casilla del formulario se marca sola.',
          ar: 'الإجراء البديل لوزارة الأمن الداخلي. يُعلَّم مربعه في النموذج تلقائيًا.',
        },
      },
    ],
  },
  {
    path: 'task.in_person_by_choice',
    kind: 'checkbox',
    isAddedLater: true,
    label: {
      en: 'The employee was unable or did not want to show the documents by live video, which is how we examine them otherwise.',
      es: 'El empleado no pudo o no quiso mostrar los documentos por video en vivo, que es como los examinamos normalmente.',
      ar: 'تعذّر على الموظف عرض المستندات بمكالمة فيديو مباشرة أو لم يرغب في ذلك، وهي طريقتنا المعتادة في فحصها.',
    },
    when: { all: [usesEVerify, isVideoUsual, method('in_person')] },
    required: true,
  },
  {
    path: 'task.received_copies',
    kind: 'file',
    isAddedLater: true,
    label: {
      en: 'Copies that you received, front and back, unless the employee has added them here',
      es: 'Copias que recibió, por delante y por detrás, si el empleado no las agregó aquí',
      ar: 'النسخ التي تلقيتها، الوجه والظهر، إن لم يضفها الموظف هنا',
    },
    when: live,
    sensitive: true,
    distinctFiles: true,
    maxLength: 12,
  },
  {
    path: 'task.copies_examined_on',
    kind: 'date',
    isAddedLater: true,
    label: {
      en: 'Day on which you examined the copies',
      es: 'Día en que examinó las copias',
      ar: 'اليوم الذي فحصت فيه النسخ',
    },
    when: live,
    required: true,
    rules: [{ rule: 'not_after', value: 'task.video_on' }],
  },
  {
    path: 'task.video_on',
    kind: 'date',
    isAddedLater: true,
    label: {
      en: 'Day of the live video call in which the employee showed the same documents',
      es: 'Día de la videollamada en vivo en la que el empleado mostró los mismos documentos',
      ar: 'يوم مكالمة الفيديو المباشرة التي عرض فيها الموظف المستندات نفسها',
    },
    when: live,
    required: true,
    rules: [{ rule: 'not_after', value: 'today' }],
  },
  {
    path: 'task.video_at',
    kind: 'text',
    isAddedLater: true,
    label: {
      en: 'Time of the call, such as 2:30 PM',
      es: 'Hora de la llamada, como 2:30 PM',
      ar: 'وقت المكالمة، مثل 2:30 PM',
    },
    when: live,
    required: true,
    maxLength: 20,
    rules: [{ rule: 'time_of_day' }],
  },
  {
    path: 'task.video_by',
    kind: 'name',
    isAddedLater: true,
    label: {
      en: 'Who saw the documents in the call',
      es: 'Quién vio los documentos en la llamada',
      ar: 'من رأى المستندات في المكالمة',
    },
    when: live,
    required: true,
    maxLength: 120,
  },
];
