import type { FormContent } from '@firstday/domain';
import { beginningWords, namedBothWays } from './beginning-words';

interface DocumentToSign {
  /** Of the PDF that is read. */
  readonly sha256: string;
  /** The employer signs it too, once it was accepted. */
  readonly isCountersigned: boolean;
}

const decision = 'task.decision';

/** A PDF is read, and accepted or declined; whoever declines is asked why. */
export const documentToSign = (name: string, { sha256, isCountersigned }: DocumentToSign): FormContent => ({
  ...namedBothWays(name),
  purpose: {
    en: 'Your employer asks you to read this document, and to say whether you accept it.',
    es: 'Su empleador le pide que lea este documento y diga si lo acepta.',
    ar: 'يطلب منك صاحب العمل قراءة هذا المستند وبيان ما إذا كنت تقبله.',
  },
  minutes: 5,
  outcome: decision,
  sections: [employeeSection(name, sha256), ...(isCountersigned ? [countersignature] : [])],
});

type Section = FormContent['sections'][number];

const employeeSection = (name: string, sha256: string): Section => ({
  id: 'employee',
  title: beginningWords.employee,
  assignee_type: 'employee',
  attestation: {
    en: 'I have read the document, and my answer is as I have given it.',
    es: 'He leído el documento, y mi respuesta es la que di.',
    ar: 'قرأت المستند، وإجابتي هي ما قدمته.',
  },
  pages: [
    {
      id: 'document',
      title: { en: name },
      document: { sha256 },
      fields: [
        {
          path: decision,
          kind: 'radio',
          required: true,
          label: { en: 'Do you accept it?', es: '¿Lo acepta?', ar: 'هل تقبله؟' },
          options: [
            { value: 'accepted', label: { en: 'I accept', es: 'Lo acepto', ar: 'أقبل' } },
            { value: 'declined', label: beginningWords.declined },
          ],
        },
      ],
    },
    {
      id: 'reason',
      title: beginningWords.reason,
      when: { fact: decision, operator: 'equals', value: 'declined' },
      fields: [
        {
          path: 'task.reason',
          kind: 'long_text',
          required: true,
          label: { en: 'Your reason', es: 'Su motivo', ar: 'السبب' },
        },
      ],
    },
  ],
});

const countersignature: Section = {
  id: 'employer',
  title: beginningWords.employer,
  assignee_type: 'employer',
  when: { fact: decision, operator: 'equals', value: 'accepted' },
  attestation: {
    en: 'The employer is bound by this document as the employee is.',
    es: 'El documento obliga al empleador igual que al empleado.',
    ar: 'يلتزم صاحب العمل بهذا المستند كما يلتزم به الموظف.',
  },
  pages: [
    {
      id: 'countersignature',
      title: { en: 'Countersign', es: 'Firmar también', ar: 'التوقيع المقابل' },
      fields: [
        {
          path: 'task.countersigning',
          kind: 'content',
          label: { en: 'The employee has accepted', es: 'El empleado aceptó', ar: 'قبل الموظف' },
          text: {
            en: '{employee.first_name} {employee.last_name} has read and accepted the document. With your signature it holds for both sides.',
            es: '{employee.first_name} {employee.last_name} leyó y aceptó el documento. Con su firma vale para las dos partes.',
            ar: 'قرأ \u2068{employee.first_name} {employee.last_name}\u2069 المستند وقبله. وبتوقيعك يسري على الطرفين.',
          },
        },
      ],
    },
  ],
};
