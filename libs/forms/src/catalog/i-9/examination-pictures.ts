import type { Section } from '../../edition.js';

/**
 * Pictures of the documents that were shown, taken by whoever examines them: a representative, so that the employer can
 * review what they signed, or an employer who examines from afar and has to retain them (8 CFR 274a.2(b)(1)(ix)). It is no
 * part of the form, and is asked for only then.
 */
export const examinationPictures: Section = {
  id: 'examination',
  title: { en: 'Pictures of the documents', es: 'Fotos de los documentos', ar: 'صور المستندات' },
  assignee: 'employer',
  signer: 'nobody',
  opens: 'on_request',
  pages: [
    {
      id: 'examination_pictures',
      title: { en: 'Pictures of the documents', es: 'Fotos de los documentos', ar: 'صور المستندات' },
      description: {
        en: 'Photograph each document that the employee chose to show: the front, and the back where something is printed on it. Do not ask for a particular document, and do not photograph one that is not entered in Section 2.',
        es: 'Fotografíe cada documento que el empleado eligió mostrar: el frente, y el reverso si tiene algo impreso. No pida un documento en particular ni fotografíe uno que no se anote en la Sección 2.',
        ar: 'صوّر كل مستند اختار الموظف أن يقدّمه: الوجه، والظهر إن كان عليه شيء مطبوع. لا تطلب مستندًا بعينه، ولا تصوّر مستندًا لا يُدوَّن في القسم 2.',
      },
      layout: 'question',
      fields: [
        {
          path: 'task.examined_front',
          kind: 'file',
          label: {
            en: 'Front of each document',
            es: 'Frente de cada documento',
            ar: 'وجه كل مستند',
          },
          required: true,
          sensitive: true,
          distinctPictures: true,
          maxLength: 6,
        },
        {
          path: 'task.examined_back',
          kind: 'file',
          label: {
            en: 'Back of each document that has one',
            es: 'Reverso de cada documento que lo tenga',
            ar: 'ظهر كل مستند له ظهر مطبوع',
          },
          sensitive: true,
          distinctPictures: true,
          maxLength: 6,
        },
      ],
    },
  ],
};
