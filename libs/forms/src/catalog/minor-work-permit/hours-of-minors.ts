import type { Field } from '../../field.js';

/** 29 CFR 570.35(a)(2)-(6): how long and when children of 14 and 15 may work. */
const under16: Field = {
  path: 'content.hours_at_14_and_15',
  kind: 'content',
  label: { en: 'At 14 and 15', es: 'A los 14 y 15 años', ar: 'في سن 14 و15' },
  text: {
    en: 'Outside school hours only. At most 3 hours on a school day, Fridays included, and 18 hours in a week with school; at most 8 hours on a day without school, and 40 hours in a week without. Between 7 a.m. and 7 p.m., from June 1 through Labor Day until 9 p.m. (29 CFR 570.35).',
    es: 'Solo fuera del horario escolar. Como máximo 3 horas en un día de clases, incluidos los viernes, y 18 horas en una semana de clases; como máximo 8 horas en un día sin clases y 40 horas en una semana sin clases. Entre las 7 a. m. y las 7 p. m., y del 1 de junio al Día del Trabajo hasta las 9 p. m. (29 CFR 570.35).',
    ar: 'خارج ساعات المدرسة فقط. 3 ساعات على الأكثر في يوم دراسي، ومنه الجمعة، و18 ساعة في أسبوع دراسي؛ و8 ساعات على الأكثر في يوم بلا دراسة، و40 ساعة في أسبوع بلا دراسة. بين 7 صباحًا و7 مساءً، ومن 1 يونيو إلى عيد العمل الأمريكي حتى 9 مساءً (29 CFR 570.35).',
  },
};

/** 29 CFR 570.2(a), 570.50-570.68. */
const under18: Field = {
  path: 'content.work_under_18',
  kind: 'content',
  label: { en: 'Under 18', es: 'Antes de los 18 años', ar: 'قبل سن 18' },
  text: {
    en: 'Federal law sets no limit of hours from 16 on. Until 18 it forbids work that the Secretary of Labor found hazardous: most driving on public roads, power-driven meat slicers, most bakery machines and others (29 CFR part 570, subpart E).',
    es: 'La ley federal no limita las horas desde los 16 años. Hasta los 18 prohíbe el trabajo que el Secretario de Trabajo declaró peligroso: conducir en la mayoría de los casos por vías públicas, cortadoras de carne a motor, la mayoría de las máquinas de panadería y otros (29 CFR parte 570, subparte E).',
    ar: 'لا يحدد القانون الفيدرالي ساعات العمل من سن 16. وحتى سن 18 يمنع الأعمال التي عدّها وزير العمل خطرة: القيادة على الطرق العامة في معظم الأحوال، وآلات تقطيع اللحم الكهربائية، ومعظم آلات المخابز وغيرها (29 CFR part 570, subpart E).',
  },
};

/** 29 U.S.C. 218(a). */
const stricterLaw: Field = {
  path: 'content.stricter_law',
  kind: 'content',
  label: { en: 'Your state', es: 'Su estado', ar: 'ولايتك' },
  text: {
    en: 'The law of the state may be stricter, and what is stricter counts (29 U.S.C. 218(a)).',
    es: 'La ley del estado puede ser más estricta, y vale lo más estricto (29 U.S.C. 218(a)).',
    ar: 'قد يكون قانون الولاية أشد، والأشد هو المعمول به (29 U.S.C. 218(a)).',
  },
};

/** What federal law allows whom, for whoever works and whoever employs them: paths are told apart by who reads them. */
export const hoursOfMinors = (reader: 'employee' | 'employer'): readonly Field[] =>
  [under16, under18, stricterLaw].map((field) => ({ ...field, path: `${field.path}_${reader}` }));
