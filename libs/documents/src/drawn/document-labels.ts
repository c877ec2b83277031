/** The few words that a document adds to its form, in the languages of our own forms; other languages read English. */
const words = {
  en: {
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    draft: 'DRAFT',
    date: 'Date',
    edition: 'Edition',
    expires: 'Expires',
    noAnswer: '—',
    files: 'Attached to the record:',
    name: 'Name',
  },
  es: {
    page: (page: number, pages: number) => `Página ${page} de ${pages}`,
    draft: 'BORRADOR',
    date: 'Fecha',
    edition: 'Edición',
    expires: 'Vence',
    noAnswer: '—',
    files: 'Adjunto al registro:',
    name: 'Nombre',
  },
} as const;

export type DocumentLabels = (typeof words)['en'] | (typeof words)['es'];

export function documentLabels(locale: string): DocumentLabels {
  return locale.split('-')[0] === 'es' ? words.es : words.en;
}
