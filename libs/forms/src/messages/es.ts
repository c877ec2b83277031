import type { en } from './en.js';

export const es: Readonly<Record<keyof typeof en, string>> = {
  account_expected: 'Escriba su número de cuenta, de 4 a 17 dígitos.',
  account_twice: 'Es la misma que la cuenta {account}. Escriba otra cuenta o use menos cuentas.',
  address_expected: 'Escriba la dirección.',
  address_looks_like_post_box:
    'El formulario pide la dirección de su casa, no un apartado postal. Si no tiene calle y número, describa dónde vive.',
  alternative_needs_copies:
    'Agregue copias claras de los documentos, por delante y por detrás, antes de marcar esta casilla.',
  alternative_needs_e_verify:
    'Solo los empleadores que usan E-Verify pueden examinar documentos de esta forma.',
  amount_cents: 'Escriba la cantidad en dólares y centavos, con dos decimales como máximo.',
  amount_expected: 'Escriba una cantidad en dólares, por ejemplo 1200 o 1200.50.',
  amount_negative: 'Escriba una cantidad de 0 o más.',
  a_number_expected: 'Escriba el número de USCIS o número A, de 7 a 9 dígitos.',
  authorization_looks_expired:
    'Esta fecha ya pasó. Si su autorización fue extendida, escriba la fecha nueva.',
  choice_expected: 'Elija una de las respuestas.',
  city_required: 'Escriba la ciudad o el pueblo.',
  country_expected: 'Elija un país de la lista.',
  date_expected: 'Escriba una fecha real: mes, día y año de cuatro dígitos.',
  date_from_today: 'Escriba la fecha de hoy o una posterior.',
  date_or_word: 'Escriba una fecha (mes, día y año) o una de estas: {words}.',
  date_past: 'Escriba una fecha del pasado.',
  date_too_early: 'Escriba {date} o una fecha posterior.',
  document_expected: 'Elija un documento de la lista.',
  document_expired:
    'Este documento está vencido. Escriba uno vigente. Si quien lo emitió lo extendió, anótelo en Additional Information (“EXT” y la fecha nueva).',
  document_number_unusual: 'Los números de este documento suelen ser distintos. Revíselo una vez más.',
  document_under_18_only:
    'Este documento es solo para menores de 18 años. El empleado puede elegir otro de la Lista B.',
  document_without_photo:
    'Los empleadores que usan E-Verify necesitan un documento de la Lista B con foto. El empleado puede elegir otro.',
  ein_expected: 'Escriba el número de identificación del empleador, 9 dígitos.',
  ein_prefix: 'Revise los dos primeros dígitos. El IRS no los usa.',
  email_expected: 'Escriba un correo electrónico, por ejemplo nombre@example.com.',
  event_missing: 'Escriba una fecha de recontratación, un nombre nuevo o un documento.',
  file_expected: 'Agregue el archivo otra vez. No llegó completo.',
  file_twice: 'Agregó el mismo archivo dos veces. Quite uno.',
  filing_status_required: 'Elija un estado civil tributario en el paso 1(c) o reclame la exención.',
  i94_number_expected: 'Escriba el número del Formulario I-94, 11 letras y dígitos.',
  identifier_missing:
    'Escriba uno de estos: número A de USCIS, número del Formulario I-94 o número de pasaporte extranjero con su país.',
  identifier_surplus: 'Escriba solo uno de los tres números. Borre este o el otro.',
  income_above_limit:
    'El paso 3 es para ingresos totales de {limit} dólares o menos. Sus otros ingresos por sí solos son más.',
  issuing_authority_required: 'Escriba quién emitió el documento.',
  lock_in_letter:
    'El IRS indicó a su empleador cuánto debe retener, y usted no puede reducirlo aquí. Escriba al IRS a la dirección de su carta.',
  name_expected: 'Escriba un nombre con letras.',
  no: 'No',
  no_answer_expected: 'Aquí no se puede escribir nada.',
  nonresident_alien_exempt:
    'Los extranjeros no residentes suelen usar el Formulario 8233 en lugar de esta casilla. Vea el Aviso 1392.',
  nonresident_alien_status:
    'El Aviso 1392 pide a los extranjeros no residentes marcar la primera casilla, estén casados o no.',
  not_a_multiple: 'Esta es una cantidad en dólares. La mayoría escribe un múltiplo de {each}.',
  not_the_same: 'Los dos números son distintos. Escríbalo otra vez.',
  number_expected: 'Escriba un número.',
  offer_not_accepted:
    'Este formulario se puede firmar desde el {date}, el día en que se acepta la oferta de trabajo.',
  passport_country_missing: 'Elija el país que emitió el pasaporte.',
  passport_number_expected: 'Escriba el número de pasaporte, de 6 a 12 letras y dígitos.',
  passport_number_missing: 'Escriba también el número de pasaporte, o borre el país.',
  percents_above_100: 'Sus porcentajes suman {total}. Redúzcalos a 100 o menos.',
  phone_expected: 'Escriba un teléfono con código de área, por ejemplo 212-555-0123.',
  photo_to_look_for:
    'Los empleadores que usan E-Verify necesitan un documento de la Lista B con foto. Compruebe que este la tiene.',
  postal_code_canada: 'Escriba el código postal canadiense, por ejemplo A1A1A1.',
  postal_code_mexico: 'Escriba el código postal, 5 dígitos.',
  receipt_for_short_job: 'No se puede usar un recibo para un trabajo de menos de tres días hábiles.',
  receipt_not_accepted: 'No existe recibo para este documento. Desmarque la casilla.',
  restricted_card:
    'No acepte esta tarjeta si dice NOT VALID FOR EMPLOYMENT, VALID FOR WORK ONLY WITH INS AUTHORIZATION o VALID FOR WORK ONLY WITH DHS AUTHORIZATION. El empleado puede elegir otro documento.',
  rehire_before_original: 'Escriba {date} o una fecha posterior: ese día se firmó el formulario original.',
  rehire_too_late: 'Pasaron más de tres años desde el Formulario I-9 original. Empiece uno nuevo.',
  remainder_missing: 'Elija “Lo que queda” para una de sus cuentas.',
  remainder_twice: 'La cuenta {account} ya recibe lo que queda. Elija aquí una cantidad o un porcentaje.',
  representative_has_employees_name:
    'Parece el nombre del propio empleado. Otra persona debe examinar los documentos.',
  required: 'Escriba esto: {label}.',
  required_choice: 'Elija una respuesta: {label}.',
  required_date: 'Escriba la fecha: {label}.',
  required_document: 'Elija el documento que mostró el empleado: {label}.',
  required_file: 'Agregue un archivo: {label}.',
  required_tick: 'Marque esta casilla para continuar.',
  reverification_of_citizen:
    'Los ciudadanos y nacionales de EE. UU. nunca se vuelven a verificar. Borre el documento.',
  reverification_of_resident:
    'Los residentes permanentes que mostraron el Formulario I-551 nunca se vuelven a verificar. Borre el documento.',
  routing_expected: 'Escriba el número de ruta, 9 dígitos.',
  routing_unknown: 'Ningún banco tiene este número de ruta. Revise los dígitos.',
  signer_is_employee:
    'Usted no puede examinar sus propios documentos. Otra persona debe firmar esta sección.',
  something_wrong: 'Revise esta respuesta: {label}.',
  ssn_expected: 'Escriba el número de Seguro Social, 9 dígitos.',
  ssn_impossible: 'Nadie tiene este número de Seguro Social. Revise los dígitos.',
  ssn_itin: 'Los números que empiezan con 9 son ITIN. Escriba su número de Seguro Social.',
  state_expected: 'Elija un estado de la lista.',
  state_required: 'Elija el estado.',
  street_required: 'Escriba la calle y el número.',
  text_expected: 'Escriba un texto.',
  tick_expected: 'Marque la casilla o déjela vacía.',
  too_large: 'Escriba {max} o menos.',
  too_long: 'Use {limit} caracteres o menos.',
  too_many_files: 'Agregue {max} archivos como máximo.',
  too_small: 'Escriba {min} o más.',
  total_below_sum: 'El total es menor que los pasos 3(a) y 3(b) juntos. Revíselo una vez más.',
  unknown_last_name:
    'Escriba su nombre como apellido. Si no tiene nombre de pila, escriba “Unknown” como nombre.',
  unprintable: 'Quite los caracteres que no se pueden imprimir.',
  whole_number: 'Escriba un número entero.',
  yes: 'Sí',
  zip_expected: 'Escriba su código postal (ZIP), 5 dígitos.',
  zip_required: 'Escriba el código postal (ZIP).',
};
