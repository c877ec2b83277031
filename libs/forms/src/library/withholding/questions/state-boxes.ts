import type { FormFieldContent } from '@firstday/domain';
import { box } from '../../question.js';

/** Boxes that only one state has, or a few. */
export const stateBoxes = {
  isNewEmployee: () =>
    box('is_new_employee', { en: 'I am a new employee', es: 'Soy un empleado nuevo', ar: 'أنا موظف جديد' }),
  isHeadOfHousehold: () =>
    box('is_head_of_household', {
      en: 'I file as head of household',
      es: 'Declaro como cabeza de familia',
      ar: 'أقدم الإقرار بصفة رب أسرة',
    }),
  isBlind: () => box('is_blind', { en: 'I am blind', es: 'Soy ciego', ar: 'أنا كفيف' }),
  isSpouseBlind: () =>
    box('is_spouse_blind', { en: 'My spouse is blind', es: 'Mi cónyuge es ciego', ar: 'زوجي كفيف' }),
  isStudent: () =>
    box('is_student', {
      en: 'I am a full-time student whose earnings this year are below the limit that the form names',
      es: 'Soy estudiante a tiempo completo y este año gano menos del límite que dice el formulario',
      ar: 'أنا طالب متفرغ، ودخلي هذه السنة دون الحد الوارد في النموذج',
    }),
  usesLowIncomeTable: () =>
    box('uses_low_income_table', {
      en: 'I qualify for the low income tax table',
      es: 'Reúno los requisitos para la tabla de bajos ingresos',
      ar: 'أستوفي شروط جدول الدخل المنخفض',
    }),
  isMilitarySpouse: () =>
    box('is_military_spouse', {
      en: 'I am the spouse of a servicemember, and claim the exemption for them',
      es: 'Soy cónyuge de un miembro de las fuerzas armadas y reclamo su exención',
      ar: 'أنا زوج لفرد في القوات المسلحة، وأطالب بالإعفاء الخاص بذلك',
    }),
  usesLowerRate: () =>
    box('uses_lower_rate', {
      en: 'Withhold at the lower rate for one earner with one job',
      es: 'Retener a la tasa más baja para una sola persona con un solo empleo',
      ar: 'الاقتطاع بالنسبة الأدنى لصاحب دخل واحد ووظيفة واحدة',
    }),
  isRedetermination: () =>
    box('is_redetermination', {
      en: 'The tax agency has told me how to fill in this form anew',
      es: 'La agencia tributaria me indicó cómo llenar de nuevo este formulario',
      ar: 'أبلغتني السلطة الضريبية بكيفية ملء هذا النموذج من جديد',
    }),
  isVeteran: () =>
    box('is_veteran', {
      en: 'I claim the exemption for veterans',
      es: 'Reclamo la exención para veteranos',
      ar: 'أطالب بإعفاء المحاربين القدامى',
    }),
  usesOptionalComputation: () =>
    box('uses_optional_computation', {
      en: 'My spouse and I choose the optional computation',
      es: 'Mi cónyuge y yo elegimos el cómputo opcional',
      ar: 'نختار أنا وزوجي الحساب الاختياري',
    }),
} satisfies Readonly<Record<string, () => FormFieldContent>>;
