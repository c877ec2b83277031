import type { Condition } from '@firstday/policy-engine';
import type { Page } from '../../edition.js';

/** What an office issued for the work or the age: other documents are copied, and nothing of them is written down. */
const isIssued: Condition = {
  fact: 'task.proof',
  operator: 'in',
  value: ['work_permit', 'age_certificate'],
};

const endsOnADate: Condition = {
  all: [isIssued, { fact: 'task.validity', operator: 'equals', value: 'until_date' }],
};

const isPictured: Condition = { fact: 'task.shown_by', operator: 'equals', value: 'picture' };

/** Which document it is, and a picture of it. */
export const proofPage: Page = {
  id: 'proof',
  title: {
    en: 'Your work permit or proof of age',
    es: 'Su permiso de trabajo o prueba de edad',
    ar: 'تصريح عملك أو إثبات سنك',
  },
  description: {
    en: 'Ask your employer or your school which one your state wants. A work permit is often called “employment certificate” or “working papers”.',
    es: 'Pregunte a su empleador o a su escuela cuál pide su estado. Un permiso de trabajo suele llamarse “certificado de empleo” o “papeles de trabajo”.',
    ar: 'اسأل صاحب عملك أو مدرستك عما تطلبه ولايتك. كثيرًا ما يسمى تصريح العمل “شهادة توظيف” أو “أوراق عمل”.',
  },
  layout: 'question',
  fields: [
    {
      path: 'task.proof',
      kind: 'radio',
      label: { en: 'What you have', es: 'Qué tiene', ar: 'ما لديك' },
      required: true,
      options: [
        { value: 'work_permit', label: { en: 'Work permit', es: 'Permiso de trabajo', ar: 'تصريح عمل' } },
        {
          value: 'age_certificate',
          label: { en: 'Certificate of age', es: 'Certificado de edad', ar: 'شهادة سن' },
        },
        {
          value: 'birth_certificate',
          label: { en: 'Birth certificate', es: 'Acta de nacimiento', ar: 'شهادة ميلاد' },
        },
        {
          value: 'drivers_license',
          label: { en: 'Driver’s license', es: 'Licencia de conducir', ar: 'رخصة قيادة' },
        },
        {
          value: 'passport_or_visa',
          label: { en: 'Passport or visa', es: 'Pasaporte o visa', ar: 'جواز سفر أو تأشيرة' },
        },
      ],
    },
    {
      path: 'task.permit_number',
      kind: 'text',
      label: { en: 'Its number (optional)', es: 'Su número (opcional)', ar: 'رقمه (اختياري)' },
      hint: {
        en: 'Leave it empty if it has none.',
        es: 'Déjelo vacío si no tiene.',
        ar: 'اتركه فارغًا إن لم يكن له رقم.',
      },
      when: isIssued,
      maxLength: 40,
    },
    {
      path: 'task.issuing_office',
      kind: 'text',
      label: { en: 'Who issued it', es: 'Quién lo emitió', ar: 'الجهة التي أصدرته' },
      hint: {
        en: 'The school or office, as it is written there.',
        es: 'La escuela u oficina, como está escrito allí.',
        ar: 'المدرسة أو المكتب كما هو مكتوب فيه.',
      },
      when: isIssued,
      required: true,
      maxLength: 120,
    },
    {
      path: 'task.issued_on',
      kind: 'date',
      label: { en: 'Issued on', es: 'Fecha de emisión', ar: 'تاريخ الإصدار' },
      when: isIssued,
      required: true,
      rules: [{ rule: 'not_after', value: 'today' }],
    },
    {
      path: 'task.validity',
      kind: 'radio',
      label: { en: 'It is valid', es: 'Es válido', ar: 'صلاحيته' },
      when: isIssued,
      required: true,
      options: [
        {
          value: 'until_18',
          label: {
            en: 'Until I turn 18, or no date is given',
            es: 'Hasta que cumpla 18 años, o no indica fecha',
            ar: 'حتى أبلغ 18 عامًا، أو لا تاريخ فيه',
          },
        },
        {
          value: 'until_date',
          label: {
            en: 'Until a date before that',
            es: 'Hasta una fecha anterior',
            ar: 'حتى تاريخ قبل ذلك',
          },
        },
      ],
    },
    {
      path: 'task.expires_on',
      kind: 'date',
      label: { en: 'Expires on', es: 'Fecha de vencimiento', ar: 'تاريخ الانتهاء' },
      when: endsOnADate,
      required: true,
      rules: [{ rule: 'not_before', value: 'today' }],
    },
    {
      path: 'task.shown_by',
      kind: 'radio',
      label: { en: 'How you show it', es: 'Cómo lo muestra', ar: 'كيف تعرضه' },
      required: true,
      options: [
        {
          value: 'picture',
          label: {
            en: 'I add a photo or PDF here',
            es: 'Agrego aquí una foto o un PDF',
            ar: 'أضيف هنا صورة أو ملف PDF',
          },
        },
        {
          value: 'in_person',
          label: {
            en: 'I bring it to my employer',
            es: 'Lo llevo a mi empleador',
            ar: 'أحضره إلى صاحب عملي',
          },
        },
      ],
    },
    {
      path: 'task.proof_pictures',
      kind: 'file',
      label: { en: 'A photo or PDF of it', es: 'Una foto o un PDF', ar: 'صورة أو ملف PDF له' },
      hint: {
        en: 'The whole page, and the back if something is printed there. Only you and your employer can see it.',
        es: 'La página entera, y el reverso si tiene algo impreso. Solo usted y su empleador pueden verlo.',
        ar: 'الصفحة كاملة، وظهرها إن كان عليه شيء مطبوع. لا يراه غيرك أنت وصاحب عملك.',
      },
      when: isPictured,
      required: true,
      sensitive: true,
      distinctFiles: true,
      maxLength: 4,
    },
  ],
};
