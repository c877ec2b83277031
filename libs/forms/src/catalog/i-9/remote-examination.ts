import type { Condition } from '@firstday/policy-engine';
import type { Field } from '../../field.js';
import { blockOf, boxOf } from './presented-document.js';

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
/** A block of Supplement B may record a rehire or a new name alone: then there are no documents to examine. */
const hasDocuments = (sectionId: string): Condition => {
  const block = blockOf(sectionId);
  return block === null
    ? { all: [] }
    : { fact: `task.reverify_${block}_document.document`, operator: 'is_present' };
};

/** The conditions of one section: Section 2, or a block of Supplement B. */
function conditionsOf(sectionId: string) {
  const method = (value: 'in_person' | 'live_video'): Condition => ({
    fact: boxOf(sectionId, 'examination_method'),
    operator: 'equals',
    value,
  });
  const worksRemotely: Condition = {
    fact: boxOf(sectionId, 'works_remotely'),
    operator: 'equals',
    value: true,
  };
  const isAsked = (...whom: readonly RemoteExamination[]): Condition => ({
    all: [usesEVerify, isFor(...whom), hasDocuments(sectionId)],
  });
  const isUsual: Condition = {
    any: [isFor('all_hires'), { all: [isFor('remote_hires'), worksRemotely] }],
  };
  return {
    asksWhereTheyWork: isAsked('remote_hires'),
    asksHow: isAsked('all_hires', 'remote_hires'),
    isByVideo: { all: [isAsked('all_hires', 'remote_hires'), method('live_video')] },
    isInPersonByChoice: {
      all: [isAsked('all_hires', 'remote_hires'), isUsual, method('in_person')],
    },
  } as const;
}

/** Section 1 is signed by then, Section 2 not begun: what the employer does at the site for somebody who works as they do. */
export const isVideoUsual: Condition = {
  all: [
    usesEVerify,
    {
      any: [
        isFor('all_hires'),
        {
          all: [isFor('remote_hires'), { fact: 'placement.works_remotely', operator: 'equals', value: true }],
        },
      ],
    },
  ],
};

/** The box of the form says what was done, so what was done ticks it. */
export const isExaminedByVideo = (sectionId: string): Condition => conditionsOf(sectionId).isByVideo;

/**
 * The three steps of the alternative procedure, each with its day. They are asked beside the form and are no data element of it
 * (8 CFR 274a.2(a)(2)): what is printed of them is the box.
 */
export function remoteExamination(sectionId: string): readonly Field[] {
  const when = conditionsOf(sectionId);
  return [...howExamined(sectionId, when), ...stepsOf(sectionId, when.isByVideo)];
}

type Conditions = ReturnType<typeof conditionsOf>;

const howExamined = (sectionId: string, when: Conditions): readonly Field[] => [
  {
    path: boxOf(sectionId, 'works_remotely'),
    kind: 'checkbox',
    isAddedLater: true,
    label: {
      en: 'This employee works only remotely.',
      es: 'Este empleado trabaja solo a distancia.',
      ar: 'يعمل هذا الموظف عن بُعد فقط.',
    },
    when: when.asksWhereTheyWork,
    prefill: 'placement.works_remotely',
  },
  {
    path: boxOf(sectionId, 'examination_method'),
    kind: 'radio',
    isAddedLater: true,
    label: {
      en: 'How did you examine the documents?',
      es: '¿Cómo examinó los documentos?',
      ar: 'كيف فحصت المستندات؟',
    },
    when: when.asksHow,
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
    path: boxOf(sectionId, 'in_person_by_choice'),
    kind: 'checkbox',
    isAddedLater: true,
    label: {
      en: 'The employee was unable or did not want to show the documents by live video, which is how we examine them otherwise.',
      es: 'El empleado no pudo o no quiso mostrar los documentos por video en vivo, que es como los examinamos normalmente.',
      ar: 'تعذّر على الموظف عرض المستندات بمكالمة فيديو مباشرة أو لم يرغب في ذلك، وهي طريقتنا المعتادة في فحصها.',
    },
    when: when.isInPersonByChoice,
    required: true,
  },
];

const stepsOf = (sectionId: string, when: Condition): readonly Field[] => [
  {
    path: boxOf(sectionId, 'received_copies'),
    kind: 'file',
    isAddedLater: true,
    label: {
      en: 'Copies that you received, front and back, unless the employee has added them here',
      es: 'Copias que recibió, por delante y por detrás, si el empleado no las agregó aquí',
      ar: 'النسخ التي تلقيتها، الوجه والظهر، إن لم يضفها الموظف هنا',
    },
    when,
    sensitive: true,
    distinctFiles: true,
    maxLength: 12,
  },
  {
    path: boxOf(sectionId, 'copies_examined_on'),
    kind: 'date',
    isAddedLater: true,
    label: {
      en: 'Day on which you examined the copies',
      es: 'Día en que examinó las copias',
      ar: 'اليوم الذي فحصت فيه النسخ',
    },
    when,
    required: true,
    rules: [{ rule: 'not_after', value: boxOf(sectionId, 'video_on') }],
  },
  {
    path: boxOf(sectionId, 'video_on'),
    kind: 'date',
    isAddedLater: true,
    label: {
      en: 'Day of the live video call in which the employee showed the same documents',
      es: 'Día de la videollamada en vivo en la que el empleado mostró los mismos documentos',
      ar: 'يوم مكالمة الفيديو المباشرة التي عرض فيها الموظف المستندات نفسها',
    },
    when,
    required: true,
    rules: [{ rule: 'not_after', value: 'today' }],
  },
  {
    path: boxOf(sectionId, 'video_at'),
    kind: 'text',
    isAddedLater: true,
    label: {
      en: 'Time of the call, such as 2:30 PM',
      es: 'Hora de la llamada, como 2:30 PM',
      ar: 'وقت المكالمة، مثل 2:30 PM',
    },
    when,
    required: true,
    maxLength: 20,
    rules: [{ rule: 'time_of_day' }],
  },
  {
    path: boxOf(sectionId, 'video_by'),
    kind: 'name',
    isAddedLater: true,
    label: {
      en: 'Who saw the documents in the call',
      es: 'Quién vio los documentos en la llamada',
      ar: 'من رأى المستندات في المكالمة',
    },
    when,
    required: true,
    maxLength: 120,
  },
];
