import type { Messages } from '../../messages/message.js';

/** What the checks of Form I-9 say. `{label}` is the field's own; no message repeats an answer. */
export const i9Messages = {
  address_looks_like_post_box: {
    en: 'The form asks for your home address, not a P.O. box. If you have no street address, describe where you live.',
    es: 'El formulario pide la dirección de su casa, no un apartado postal. Si no tiene calle y número, describa dónde vive.',
    ar: 'يطلب النموذج عنوان منزلك لا صندوق بريد. إذا لم يكن لديك عنوان شارع فصِف مكان سكنك.',
  },
  age_needs_parent: {
    en: 'This date makes the employee younger than 14. Check the year. If it is right, a parent or legal guardian completes Section 1.',
    es: 'Con esta fecha el empleado tiene menos de 14 años. Revise el año. Si es correcto, el padre, la madre o el tutor legal llena la Sección 1.',
    ar: 'بهذا التاريخ يكون عمر الموظف أقل من 14 عامًا. تحقق من السنة. إذا كانت صحيحة فيملأ أحد الوالدين أو الوصي القانوني القسم 1.',
  },
  age_too_old: {
    en: 'This date makes the employee 110 or older. Check the year.',
    es: 'Con esta fecha el empleado tiene 110 años o más. Revise el año.',
    ar: 'بهذا التاريخ يكون عمر الموظف 110 أعوام أو أكثر. تحقق من السنة.',
  },
  alternative_needs_copies: {
    en: 'Add clear copies of the documents, front and back, before you tick this box.',
    es: 'Agregue copias claras de los documentos, por delante y por detrás, antes de marcar esta casilla.',
    ar: 'أضف نسخًا واضحة من المستندات، الوجه والظهر، قبل وضع علامة في هذا المربع.',
  },
  alternative_needs_e_verify: {
    en: 'Only employers that use E-Verify may examine documents this way.',
    es: 'Solo los empleadores que usan E-Verify pueden examinar documentos de esta forma.',
    ar: 'لا يجوز فحص المستندات بهذه الطريقة إلا لأصحاب العمل المشتركين في E-Verify.',
  },
  alternative_needs_video: {
    en: 'The box says that the documents were examined by live video, and this section does not. Answer how you examined them.',
    es: 'La casilla dice que los documentos se examinaron por video en vivo, y esta sección no. Responda cómo los examinó.',
    ar: 'يقول المربع إن المستندات فُحصت بمكالمة فيديو مباشرة، ولا يقول هذا القسم ذلك. أجب كيف فحصتها.',
  },
  authorization_end_missing: {
    en: 'Enter the date on which your work authorization expires. If it has none, as for a refugee or an asylee, enter N/A.',
    es: 'Escriba la fecha en que vence su autorización de trabajo. Si no vence, como la de un refugiado o asilado, escriba N/A.',
    ar: 'أدخل تاريخ انتهاء تصريح عملك. وإن لم يكن له تاريخ، كما للاجئ أو طالب لجوء مقبول، فأدخل N/A.',
  },
  authorization_looks_expired: {
    en: 'This date has passed. If your authorization was extended, enter the new date.',
    es: 'Esta fecha ya pasó. Si su autorización fue extendida, escriba la fecha nueva.',
    ar: 'مضى هذا التاريخ. إذا مُدّد تصريحك فأدخل التاريخ الجديد.',
  },
  copies_of_sides_missing: {
    en: 'Keep a copy of the front of each document, and of its back where it has one: {count} in all, each a file of its own.',
    es: 'Guarde una copia del frente de cada documento, y del reverso si lo tiene: {count} en total, cada una en su propio archivo.',
    ar: 'احتفظ بنسخة من وجه كل مستند، ومن ظهره إن كان له ظهر: \u2068{count}\u2069 في المجموع، كل منها في ملف مستقل.',
  },
  document_expiration_missing: {
    en: 'Enter the expiration date. This document always has one.',
    es: 'Escriba la fecha de vencimiento. Este documento siempre la tiene.',
    ar: 'أدخل تاريخ الانتهاء. هذا المستند له تاريخ انتهاء دائمًا.',
  },
  document_expiration_unsaid: {
    en: 'Enter the expiration date, or tick that the document has none.',
    es: 'Escriba la fecha de vencimiento, o marque que el documento no la tiene.',
    ar: 'أدخل تاريخ الانتهاء، أو ضع علامة على أن المستند ليس له تاريخ انتهاء.',
  },
  document_expired: {
    en: 'This document has expired. Enter one that has not. If it was extended, choose how below.',
    es: 'Este documento está vencido. Escriba uno vigente. Si fue extendido, elija abajo de qué manera.',
    ar: 'انتهت صلاحية هذا المستند. أدخل مستندًا ساريًا. إذا مُدّد فاختر أدناه كيفية تمديده.',
  },
  document_number_missing: {
    en: 'Enter the document number. This document always has one.',
    es: 'Escriba el número del documento. Este documento siempre lo tiene.',
    ar: 'أدخل رقم المستند. هذا المستند له رقم دائمًا.',
  },
  document_number_unsaid: {
    en: 'Enter the document number, or tick that the document has none.',
    es: 'Escriba el número del documento, o marque que el documento no lo tiene.',
    ar: 'أدخل رقم المستند، أو ضع علامة على أن المستند ليس له رقم.',
  },
  document_number_unusual: {
    en: 'Numbers of this document usually look different. Check it once more.',
    es: 'Los números de este documento suelen ser distintos. Revíselo una vez más.',
    ar: 'أرقام هذا المستند تبدو عادةً مختلفة. تحقق منه مرة أخرى.',
  },
  document_under_18_only: {
    en: 'This document is only for people under 18. The employee may choose another one from List B.',
    es: 'Este documento es solo para menores de 18 años. El empleado puede elegir otro de la Lista B.',
    ar: 'هذا المستند لمن هم دون 18 عامًا فقط. يمكن للموظف اختيار غيره من القائمة B.',
  },
  document_without_photo: {
    en: 'Employers that use E-Verify need a List B document with a photo. The employee may choose another one.',
    es: 'Los empleadores que usan E-Verify necesitan un documento de la Lista B con foto. El empleado puede elegir otro.',
    ar: 'يحتاج أصحاب العمل المشتركون في E-Verify إلى مستند من القائمة B عليه صورة. يمكن للموظف اختيار غيره.',
  },
  event_missing: {
    en: 'Choose what this block records, and enter it: a date of rehire, a new name, or a document.',
    es: 'Elija qué registra este bloque y escríbalo: una fecha de recontratación, un nombre nuevo o un documento.',
    ar: 'اختر ما يسجله هذا الجزء وأدخله: تاريخ إعادة التوظيف أو اسمًا جديدًا أو مستندًا.',
  },
  event_not_chosen: {
    en: 'Something was entered below that is not chosen here. Choose it too, or clear it.',
    es: 'Abajo se escribió algo que no está elegido aquí. Elíjalo también o bórrelo.',
    ar: 'أُدخل أدناه شيء غير مختار هنا. اختره أيضًا أو امسحه.',
  },
  expiration_far_away: {
    en: 'Few documents last this long. Check the year.',
    es: 'Pocos documentos duran tanto. Revise el año.',
    ar: 'قليل من المستندات يسري كل هذه المدة. تحقق من السنة.',
  },
  extension_ends_too_early: {
    en: 'Enter a day after the date on the document.',
    es: 'Escriba un día posterior a la fecha del documento.',
    ar: 'أدخل يومًا بعد التاريخ المذكور على المستند.',
  },
  extension_filed_too_late: {
    en: 'Only renewals filed before October 30, 2025 extend this document. The employee may choose another one.',
    es: 'Solo las renovaciones presentadas antes del 30 de octubre de 2025 extienden este documento. El empleado puede elegir otro.',
    ar: 'لا تمدّد هذا المستندَ إلا طلباتُ التجديد المقدّمة قبل 30 أكتوبر 2025. يمكن للموظف اختيار غيره.',
  },
  extension_without_document: {
    en: 'This does not extend any document entered here. Enter the document with the date on it, or choose “No”.',
    es: 'Esto no extiende ninguno de los documentos indicados. Escriba el documento con su fecha, o elija “No”.',
    ar: 'هذا لا يمدّد أي مستند مُدخل هنا. أدخل المستند مع تاريخه، أو اختر “لا”.',
  },
  first_day_before_birth: {
    en: 'This is not after the employee’s date of birth. Check the year.',
    es: 'No es posterior a la fecha de nacimiento del empleado. Revise el año.',
    ar: 'هذا ليس بعد تاريخ ميلاد الموظف. تحقق من السنة.',
  },
  identifier_missing: {
    en: 'Enter one of these: USCIS A-Number, Form I-94 number, or foreign passport number with its country.',
    es: 'Escriba uno de estos: número A de USCIS, número del Formulario I-94 o número de pasaporte extranjero con su país.',
    ar: 'أدخل واحدًا من هذه: USCIS A-Number، أو رقم نموذج I-94، أو رقم جواز سفر أجنبي مع بلده.',
  },
  identifier_surplus: {
    en: 'Enter only one of the three numbers. Clear this one or the other.',
    es: 'Escriba solo uno de los tres números. Borre este o el otro.',
    ar: 'أدخل رقمًا واحدًا فقط من الأرقام الثلاثة. امسح هذا أو الآخر.',
  },
  not_under_18: {
    en: 'A parent or guardian completes Section 1 only for employees under 18. Check the date of birth, or choose another answer.',
    es: 'El padre, la madre o el tutor llena la Sección 1 solo por menores de 18 años. Revise la fecha de nacimiento o elija otra respuesta.',
    ar: 'لا يملأ أحد الوالدين أو الوصي القسم 1 إلا عمّن هم دون 18 عامًا. تحقق من تاريخ الميلاد أو اختر إجابة أخرى.',
  },
  let_employee_check_section_1: {
    en: 'Check what you entered, and let the employee check Section 1. Do not ask for another document.',
    es: 'Revise lo que escribió y deje que el empleado revise la Sección 1. No pida otro documento.',
    ar: 'راجع ما أدخلته، ودع الموظف يراجع القسم 1. لا تطلب مستندًا آخر.',
  },
  new_name_missing: {
    en: 'Enter the new name.',
    es: 'Escriba el nombre nuevo.',
    ar: 'أدخل الاسم الجديد.',
  },
  number_differs_from_section_1: {
    en: 'The number of this document differs from the one in Section 1.',
    es: 'El número de este documento es distinto del que figura en la Sección 1.',
    ar: 'يختلف رقم هذا المستند عن الرقم المذكور في القسم 1.',
  },
  offer_not_accepted: {
    en: 'This form can be signed from {date}, the day the job offer is accepted.',
    es: 'Este formulario se puede firmar desde el {date}, el día en que se acepta la oferta de trabajo.',
    ar: 'يمكن توقيع هذا النموذج ابتداءً من {date}، يوم قبول عرض العمل.',
  },
  passport_country_missing: {
    en: 'Choose the country that issued the passport.',
    es: 'Elija el país que emitió el pasaporte.',
    ar: 'اختر البلد الذي أصدر جواز السفر.',
  },
  passport_number_missing: {
    en: 'Enter the passport number too, or clear the country.',
    es: 'Escriba también el número de pasaporte, o borre el país.',
    ar: 'أدخل رقم جواز السفر أيضًا، أو امسح البلد.',
  },
  photo_to_look_for: {
    en: 'Employers that use E-Verify need a List B document with a photo. Check that this one has one.',
    es: 'Los empleadores que usan E-Verify necesitan un documento de la Lista B con foto. Compruebe que este la tiene.',
    ar: 'يحتاج أصحاب العمل المشتركون في E-Verify إلى مستند من القائمة B عليه صورة. تأكد من وجودها على هذا المستند.',
  },
  picture_of_back_missing: {
    en: 'Add a picture of the back of each document that has one: {count} in all.',
    es: 'Agregue una foto del reverso de cada documento que lo tenga: {count} en total.',
    ar: 'أضف صورة لظهر كل مستند له ظهر: \u2068{count}\u2069 في المجموع.',
  },
  picture_of_front_missing: {
    en: 'Add a picture of the front of each document that you entered: {count} in all.',
    es: 'Agregue una foto del frente de cada documento que anotó: {count} en total.',
    ar: 'أضف صورة لوجه كل مستند دوّنته: \u2068{count}\u2069 في المجموع.',
  },
  receipt_ended: {
    en: 'The receipt ended on {date}. You can still add the document; the record will say that it came late.',
    es: 'El recibo venció el {date}. Aún puede agregar el documento; quedará registrado que llegó tarde.',
    ar: 'انتهى الإيصال في {date}. لا يزال بإمكانك إضافة المستند، وسيُسجَّل أنه قُدّم متأخرًا.',
  },
  receipt_for_short_job: {
    en: 'A receipt cannot be used for a job of less than three business days.',
    es: 'No se puede usar un recibo para un trabajo de menos de tres días hábiles.',
    ar: 'لا يمكن استخدام إيصال لعمل مدته أقل من ثلاثة أيام عمل.',
  },
  receipt_not_accepted: {
    en: 'There is no receipt for this document. Untick the box.',
    es: 'No existe recibo para este documento. Desmarque la casilla.',
    ar: 'لا يوجد إيصال لهذا المستند. أزل العلامة من المربع.',
  },
  restricted_card: {
    en: 'Refuse this card if it says NOT VALID FOR EMPLOYMENT, VALID FOR WORK ONLY WITH INS AUTHORIZATION, or VALID FOR WORK ONLY WITH DHS AUTHORIZATION. The employee may choose another document.',
    es: 'No acepte esta tarjeta si dice NOT VALID FOR EMPLOYMENT, VALID FOR WORK ONLY WITH INS AUTHORIZATION o VALID FOR WORK ONLY WITH DHS AUTHORIZATION. El empleado puede elegir otro documento.',
    ar: 'ارفض هذه البطاقة إذا كُتب عليها \u2068NOT VALID FOR EMPLOYMENT\u2069 أو \u2068VALID FOR WORK ONLY WITH INS AUTHORIZATION\u2069 أو \u2068VALID FOR WORK ONLY WITH DHS AUTHORIZATION\u2069. يمكن للموظف اختيار مستند آخر.',
  },
  rehire_date_missing: {
    en: 'Enter the date of rehire.',
    es: 'Escriba la fecha de recontratación.',
    ar: 'أدخل تاريخ إعادة التوظيف.',
  },
  rehire_in_future: {
    en: 'This date is in the future. Complete this block on the day of rehire or later.',
    es: 'Esta fecha está en el futuro. Llene este bloque el día de la recontratación o después.',
    ar: 'هذا التاريخ في المستقبل. املأ هذا القسم في يوم إعادة التوظيف أو بعده.',
  },
  rehire_needs_document: {
    en: 'Authorization to work ended on {date}, before the rehire. Enter the document that the employee chose to show.',
    es: 'La autorización para trabajar terminó el {date}, antes de la recontratación. Escriba el documento que el empleado eligió mostrar.',
    ar: 'انتهى تصريح العمل في {date} قبل إعادة التوظيف. أدخل المستند الذي اختار الموظف تقديمه.',
  },
  rehire_before_original: {
    en: 'Enter {date} or a later date: the original form was signed then.',
    es: 'Escriba {date} o una fecha posterior: ese día se firmó el formulario original.',
    ar: 'أدخل {date} أو تاريخًا بعده: في ذلك اليوم وُقّع النموذج الأصلي.',
  },
  rehire_too_late: {
    en: 'This is more than three years after the original Form I-9. Start a new one.',
    es: 'Pasaron más de tres años desde el Formulario I-9 original. Empiece uno nuevo.',
    ar: 'مضى أكثر من ثلاث سنوات على نموذج I-9 الأصلي. ابدأ نموذجًا جديدًا.',
  },
  representative_is_company: {
    en: 'This names the company. Enter the person who examined the documents: last name, first name, title.',
    es: 'Esto nombra a la empresa. Escriba la persona que examinó los documentos: apellido, nombre, cargo.',
    ar: 'هذا اسم الشركة. أدخل اسم من فحص المستندات: اسم العائلة، الاسم الأول، المسمى الوظيفي.',
  },
  representative_has_employees_name: {
    en: 'This looks like the employee’s own name. Someone else must examine the documents.',
    es: 'Parece el nombre del propio empleado. Otra persona debe examinar los documentos.',
    ar: 'يبدو هذا اسم الموظف نفسه. يجب أن يفحص المستندات شخص آخر.',
  },
  reverified_document_missing: {
    en: 'Enter the document that the employee chose to show, from List A or List C.',
    es: 'Escriba el documento que el empleado eligió mostrar, de la Lista A o la Lista C.',
    ar: 'أدخل المستند الذي اختار الموظف تقديمه من القائمة A أو القائمة C.',
  },
  reverification_of_citizen: {
    en: 'U.S. citizens and nationals are never reverified. Clear the document.',
    es: 'Los ciudadanos y nacionales de EE. UU. nunca se vuelven a verificar. Borre el documento.',
    ar: 'لا يُعاد التحقق أبدًا من مواطني الولايات المتحدة ورعاياها. امسح المستند.',
  },
  reverification_of_resident: {
    en: 'Permanent residents who showed Form I-551 are never reverified. Clear the document.',
    es: 'Los residentes permanentes que mostraron el Formulario I-551 nunca se vuelven a verificar. Borre el documento.',
    ar: 'لا يُعاد التحقق أبدًا من المقيمين الدائمين الذين قدّموا النموذج I-551. امسح المستند.',
  },
  reverification_not_due: {
    en: 'No authorization to work on this form ends, so there is nothing to reverify. Clear the document, and do not ask for another one.',
    es: 'Ninguna autorización para trabajar de este formulario termina, así que no hay nada que reverificar. Borre el documento y no pida otro.',
    ar: 'لا يتضمّن هذا النموذج تصريح عمل له تاريخ انتهاء، فلا شيء يستدعي إعادة التحقق. امسح المستند ولا تطلب غيره.',
  },
  signer_is_employee: {
    en: 'You cannot examine your own documents. Someone else must sign this section.',
    es: 'Usted no puede examinar sus propios documentos. Otra persona debe firmar esta sección.',
    ar: 'لا يمكنك فحص مستنداتك بنفسك. يجب أن يوقّع هذا القسم شخص آخر.',
  },
  stand_in_certifies: {
    en: 'Whoever completes Section 1 for the employee also completes Supplement A: choose at least one person.',
    es: 'Quien llena la Sección 1 por el empleado también llena el Suplemento A: elija al menos una persona.',
    ar: 'من يملأ القسم 1 عن الموظف يملأ الملحق A أيضًا: اختر شخصًا واحدًا على الأقل.',
  },
  stand_in_needs_no_e_verify: {
    en: 'Your employer uses E-Verify: the employee completes Section 1, and shows a List A document, or a List B document with a photo and one from List C.',
    es: 'Su empleador usa E-Verify: el empleado llena la Sección 1 y muestra un documento de la Lista A, o uno de la Lista B con foto y uno de la Lista C.',
    ar: 'صاحب عملك مشترك في E-Verify: يملأ الموظف القسم 1 ويقدّم مستندًا من القائمة A، أو مستندًا من القائمة B عليه صورة مع آخر من القائمة C.',
  },
  stand_in_not_in_section_1: {
    en: 'Nobody completed Section 1 for the employee in this way. Enter the document that the employee showed.',
    es: 'Nadie llenó la Sección 1 por el empleado de esta forma. Escriba el documento que mostró el empleado.',
    ar: 'لم يملأ أحد القسم 1 عن الموظف بهذه الطريقة. أدخل المستند الذي قدّمه الموظف.',
  },
  status_alien_with_i551: {
    en: 'Section 1 says: an alien authorized to work. A permanent resident document (Form I-551) is issued only to lawful permanent residents.',
    es: 'La Sección 1 dice: extranjero autorizado para trabajar. Un documento de residente permanente (Formulario I-551) se expide solo a residentes permanentes legales.',
    ar: 'يقول القسم 1: أجنبي مصرّح له بالعمل. لا يصدر مستند الإقامة الدائمة (النموذج I-551) إلا للمقيمين الدائمين بصفة قانونية.',
  },
  status_alien_with_us_passport: {
    en: 'Section 1 says: an alien authorized to work. A U.S. passport or passport card is issued only to U.S. citizens and nationals.',
    es: 'La Sección 1 dice: extranjero autorizado para trabajar. El pasaporte de EE. UU. y la tarjeta de pasaporte se expiden solo a ciudadanos y nacionales de EE. UU.',
    ar: 'يقول القسم 1: أجنبي مصرّح له بالعمل. لا يصدر جواز السفر الأمريكي ولا بطاقة جواز السفر إلا لمواطني الولايات المتحدة ورعاياها.',
  },
  status_citizen_with_ead: {
    en: 'Section 1 says: a citizen of the United States. An Employment Authorization Document (Form I-766) is issued only to people who are not U.S. citizens or nationals.',
    es: 'La Sección 1 dice: ciudadano de los Estados Unidos. El documento de autorización de empleo (Formulario I-766) se expide solo a personas que no son ciudadanas ni nacionales de EE. UU.',
    ar: 'يقول القسم 1: مواطن من مواطني الولايات المتحدة. لا يصدر مستند تصريح العمل (النموذج I-766) إلا لمن ليسوا من مواطني الولايات المتحدة أو رعاياها.',
  },
  status_citizen_with_i551: {
    en: 'Section 1 says: a citizen of the United States. A permanent resident document (Form I-551) is issued only to lawful permanent residents.',
    es: 'La Sección 1 dice: ciudadano de los Estados Unidos. Un documento de residente permanente (Formulario I-551) se expide solo a residentes permanentes legales.',
    ar: 'يقول القسم 1: مواطن من مواطني الولايات المتحدة. لا يصدر مستند الإقامة الدائمة (النموذج I-551) إلا للمقيمين الدائمين بصفة قانونية.',
  },
  status_national_with_ead: {
    en: 'Section 1 says: a noncitizen national of the United States. An Employment Authorization Document (Form I-766) is issued only to people who are not U.S. citizens or nationals.',
    es: 'La Sección 1 dice: nacional no ciudadano de los Estados Unidos. El documento de autorización de empleo (Formulario I-766) se expide solo a personas que no son ciudadanas ni nacionales de EE. UU.',
    ar: 'يقول القسم 1: من رعايا الولايات المتحدة غير المواطنين. لا يصدر مستند تصريح العمل (النموذج I-766) إلا لمن ليسوا من مواطني الولايات المتحدة أو رعاياها.',
  },
  status_national_with_i551: {
    en: 'Section 1 says: a noncitizen national of the United States. A permanent resident document (Form I-551) is issued only to lawful permanent residents.',
    es: 'La Sección 1 dice: nacional no ciudadano de los Estados Unidos. Un documento de residente permanente (Formulario I-551) se expide solo a residentes permanentes legales.',
    ar: 'يقول القسم 1: من رعايا الولايات المتحدة غير المواطنين. لا يصدر مستند الإقامة الدائمة (النموذج I-551) إلا للمقيمين الدائمين بصفة قانونية.',
  },
  status_resident_with_us_passport: {
    en: 'Section 1 says: a lawful permanent resident. A U.S. passport or passport card is issued only to U.S. citizens and nationals.',
    es: 'La Sección 1 dice: residente permanente legal. El pasaporte de EE. UU. y la tarjeta de pasaporte se expiden solo a ciudadanos y nacionales de EE. UU.',
    ar: 'يقول القسم 1: مقيم دائم بصفة قانونية. لا يصدر جواز السفر الأمريكي ولا بطاقة جواز السفر إلا لمواطني الولايات المتحدة ورعاياها.',
  },
  unknown_last_name: {
    en: 'Enter your name as last name. If you have no first name, enter “Unknown” as first name.',
    es: 'Escriba su nombre como apellido. Si no tiene nombre de pila, escriba “Unknown” como nombre.',
    ar: 'أدخل اسمك في خانة اسم العائلة. إذا لم يكن لك اسم أول فاكتب “Unknown” في خانة الاسم الأول.',
  },
  video_for_remote_hires: {
    en: 'Live video is for employees who work only remotely. Examine the documents of everybody else in person.',
    es: 'El video en vivo es para empleados que trabajan solo a distancia. Examine los documentos de los demás en persona.',
    ar: 'مكالمة الفيديو للموظفين الذين يعملون عن بُعد فقط. افحص مستندات غيرهم وجهًا لوجه.',
  },
} as const satisfies Messages;
