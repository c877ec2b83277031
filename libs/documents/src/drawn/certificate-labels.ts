const en = {
  title: 'Signing certificate',
  purpose: 'How, when and by whom the document named here was signed. It is kept beside that document.',
  document: 'Document',
  edition: 'Edition',
  employee: 'Employee',
  employer: 'Employer',
  preparer: 'Preparer or translator',
  documentHash: 'SHA-256 of the finished document',
  certificate: 'Certificate',
  issued: 'Issued (UTC)',
  signer: 'Signer',
  role: 'Signed as',
  section: 'Part of the form',
  authentication: 'How the signer was known',
  proved: 'What was proved of the signer',
  date_of_birth_and_ssn: 'Gave the date of birth and the last four digits of the SSN on record',
  entered_on_this_device: 'Entered date of birth and SSN in this session, before anything was on record',
  signed_in_user: 'Signed in to the employer’s account',
  nothing: 'Nothing was proved',
  issuer: 'The link was made by',
  vouched: 'Vouched for by',
  stated: 'Signer as given',
  statedBy: {
    issuer: 'given by who made the link',
    reader: 'given by the signer',
    account: 'from the account',
  },
  issuers: { api_token: 'API token', user: 'user', component_session: 'component session' },
  consent: 'Consent to sign electronically',
  attestation: 'What was read and acknowledged',
  attestationHash: 'SHA-256 of these words',
  acknowledged: 'Acknowledged (UTC)',
  method: 'Signature',
  typed: 'Typed and adopted',
  drawn: 'Drawn by hand',
  signed: 'Signed (UTC)',
  signedOn: 'Date beside the signature',
  before: 'SHA-256 of the document before',
  after: 'SHA-256 of the document after',
  answers: 'SHA-256 of the answers',
  address: 'IP address',
  device: 'Browser',
  zone: 'Time zone',
  events: 'What happened',
  time: 'Time (UTC)',
  event: 'Event',
  actor: 'Who',
  chain: 'Seal of the record',
  chainText: (length: number) =>
    `${length} events. Each one's SHA-256 covers the one before it, so that none can be changed, added or removed unseen. The last is:`,
  verify: 'Verify at',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

type Translated<T> = T extends string
  ? string
  : T extends (...given: never[]) => string
    ? T
    : { readonly [K in keyof T]: Translated<T[K]> };
type CertificateLabels = Translated<typeof en>;

const es: CertificateLabels = {
  title: 'Certificado de firma',
  purpose:
    'Cómo, cuándo y por quién fue firmado el documento que se indica. Se guarda junto a ese documento.',
  document: 'Documento',
  edition: 'Edición',
  employee: 'Empleado',
  employer: 'Empleador',
  preparer: 'Preparador o traductor',
  documentHash: 'SHA-256 del documento terminado',
  certificate: 'Certificado',
  issued: 'Emitido (UTC)',
  signer: 'Firmante',
  role: 'Firmó como',
  section: 'Parte del formulario',
  authentication: 'Cómo se supo quién firmaba',
  proved: 'Lo que se comprobó del firmante',
  date_of_birth_and_ssn: 'Dio la fecha de nacimiento y los últimos cuatro dígitos del SSN registrados',
  entered_on_this_device: 'Escribió fecha de nacimiento y SSN en esta sesión, antes de que hubiera registro',
  signed_in_user: 'Inició sesión en la cuenta del empleador',
  nothing: 'No se comprobó nada',
  issuer: 'El enlace fue creado por',
  vouched: 'Responde por el firmante',
  stated: 'Firmante según lo indicado',
  statedBy: {
    issuer: 'indicado por quien creó el enlace',
    reader: 'indicado por el firmante',
    account: 'según la cuenta',
  },
  issuers: { api_token: 'token de API', user: 'usuario', component_session: 'sesión de componente' },
  consent: 'Consentimiento para firmar electrónicamente',
  attestation: 'Lo que se leyó y se confirmó',
  attestationHash: 'SHA-256 de estas palabras',
  acknowledged: 'Confirmado (UTC)',
  method: 'Firma',
  typed: 'Escrita y adoptada',
  drawn: 'Trazada a mano',
  signed: 'Firmado (UTC)',
  signedOn: 'Fecha junto a la firma',
  before: 'SHA-256 del documento antes',
  after: 'SHA-256 del documento después',
  answers: 'SHA-256 de las respuestas',
  address: 'Dirección IP',
  device: 'Navegador',
  zone: 'Zona horaria',
  events: 'Lo que sucedió',
  time: 'Hora (UTC)',
  event: 'Suceso',
  actor: 'Quién',
  chain: 'Sello del registro',
  chainText: (length) =>
    `${length} sucesos. El SHA-256 de cada uno abarca el anterior, de modo que ninguno puede cambiarse, agregarse ni quitarse sin que se vea. El último es:`,
  verify: 'Compruébelo en',
  page: (page, pages) => `Página ${page} de ${pages}`,
};

const actions: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  opened: { en: 'Opened the link', es: 'Abrió el enlace' },
  viewed: { en: 'Opened the form', es: 'Abrió el formulario' },
  identity_proved: { en: 'Proved who they are', es: 'Comprobó quién es' },
  identity_refused: { en: 'Gave a wrong answer to who they are', es: 'Respondió mal a quién es' },
  identity_locked: {
    en: 'Was locked out after wrong answers',
    es: 'Quedó bloqueado tras respuestas erróneas',
  },
  consented: { en: 'Agreed to sign electronically', es: 'Aceptó firmar electrónicamente' },
  acknowledged: { en: 'Acknowledged the statement', es: 'Confirmó la declaración' },
  signed: { en: 'Signed', es: 'Firmó' },
  delivered: { en: 'Received a copy', es: 'Recibió una copia' },
  completed: { en: 'The document was finished', es: 'El documento quedó terminado' },
  corrected: { en: 'Corrected an answer', es: 'Corrigió una respuesta' },
  sent_back: { en: 'Sent the form back', es: 'Devolvió el formulario' },
};

export function certificateLabels(locale: string): CertificateLabels {
  return isSpanish(locale) ? es : en;
}

export function actionIn(locale: string, action: string): string {
  const known = actions[action];
  if (!known) return action.replaceAll(/[._]/g, ' ');
  return isSpanish(locale) ? known.es : known.en;
}

function isSpanish(locale: string): boolean {
  return locale.split('-')[0] === 'es';
}
