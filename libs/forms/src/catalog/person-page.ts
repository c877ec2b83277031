import type { Page } from '../edition.js';

/** Whose certificate of a state it is: what the records know already is filled in. */
export const personPage: Page = {
  id: 'person',
  title: { en: 'Who you are', es: 'Quién es usted', ar: 'من أنت' },
  layout: 'question',
  fields: [
    {
      path: 'employee.first_name',
      kind: 'name',
      label: { en: 'First name', es: 'Nombre', ar: 'الاسم الأول' },
      required: true,
      prefill: 'employee.first_name',
      autocomplete: 'given-name',
    },
    {
      path: 'task.middle_initial',
      kind: 'name',
      label: {
        en: 'Middle initial',
        es: 'Inicial del segundo nombre',
        ar: 'الحرف الأول من الاسم الأوسط',
      },
      maxLength: 1,
      prefill: 'employee.middle_initial',
      autocomplete: 'additional-name',
    },
    {
      path: 'employee.last_name',
      kind: 'name',
      label: { en: 'Last name', es: 'Apellido', ar: 'اسم العائلة' },
      required: true,
      prefill: 'employee.last_name',
      autocomplete: 'family-name',
    },
    {
      path: 'employee.social_security_number',
      kind: 'ssn',
      label: {
        en: 'Social Security number',
        es: 'Número de Seguro Social',
        ar: 'رقم الضمان الاجتماعي',
      },
      required: true,
      sensitive: true,
      prefill: 'employee.social_security_number',
    },
    {
      path: 'employee.address',
      kind: 'address',
      label: { en: 'Home address', es: 'Dirección de su casa', ar: 'عنوان المنزل' },
      required: true,
      prefill: 'employee.address',
      autocomplete: 'street-address',
    },
  ],
};
