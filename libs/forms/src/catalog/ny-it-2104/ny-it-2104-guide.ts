import type { Guide } from '../../guide.js';

/** Form IT-2104 in plain words of our own. */
export const nyIt2104Guide: Guide = {
  pages: {},
  fields: {
    'task.resident_of_new_york_city': {
      help: {
        en: 'The Bronx, Brooklyn, Manhattan, Queens and Staten Island.',
        es: 'El Bronx, Brooklyn, Manhattan, Queens y Staten Island.',
        ar: 'برونكس وبروكلين ومانهاتن وكوينز وستاتن آيلاند.',
      },
    },
    'task.marital_status': {
      help: {
        en: 'Married but legally separated: choose the first.',
        es: 'Casado pero separado legalmente: elija la primera.',
        ar: 'متزوج ومنفصل قانونيًا: اختر الأول.',
      },
    },
    'task.new_york_state_allowances': {
      help: {
        en: 'Single, one job and no dependents: enter 0. Otherwise use line 19 of the worksheet in the instructions (www.tax.ny.gov, IT-2104-I). You may enter less: then more tax is taken out.',
        es: 'Soltero, un empleo y sin dependientes: anote 0. Si no, use la línea 19 de la hoja de trabajo de las instrucciones (www.tax.ny.gov, IT-2104-I). Puede anotar menos: entonces se descuenta más impuesto.',
        ar: 'غير متزوج، بعمل واحد ومن دون معالين: أدخل 0. وإلا فاستخدم السطر 19 من ورقة العمل في التعليمات (www.tax.ny.gov، ‏IT-2104-I). يمكنك إدخال أقل: عندها تُقتطع ضريبة أكثر.',
      },
    },
    'task.new_york_city_allowances': {
      help: {
        en: 'Single, one job and no dependents: enter 0. Otherwise use line 31 of the same worksheet.',
        es: 'Soltero, un empleo y sin dependientes: anote 0. Si no, use la línea 31 de la misma hoja de trabajo.',
        ar: 'غير متزوج، بعمل واحد ومن دون معالين: أدخل 0. وإلا فاستخدم السطر 31 من ورقة العمل نفسها.',
      },
    },
  },
};
