/** What somebody means who writes back. */
export type ReplyEffect = 'stopped' | 'started' | 'none';

/** Words that end texts wherever they begin a reply: nobody who writes them wants more. */
const stopAnywhere = ['stop', 'stopall', 'unsubscribe', 'optout', 'alto', 'arret', 'توقف', 'ايقاف'];
/** Words that end texts where they are all of a reply (47 CFR 64.1200(a)(10)), and what is said elsewhere. */
const stopAlone = [
  'cancel',
  'end',
  'quit',
  'revoke',
  'opt out',
  'baja',
  'cancelar',
  'parar',
  'detener',
  'desuscribir',
  'الغاء',
  'قف',
];
const startAlone = [
  'start',
  'unstop',
  'subscribe',
  'empezar',
  'iniciar',
  'inicio',
  'commencer',
  'ابدا',
  'بدء',
];

/** Small letters without marks and punctuation, one space between words; Arabic without its optional hamza. */
const plain = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reads a reply. Where in doubt it says less: only a reply that is nothing but the word starts texts again. */
export function toReplyEffect(text: string): ReplyEffect {
  const said = plain(text);
  const [first = ''] = said.split(' ');
  if (stopAnywhere.includes(first) || stopAlone.includes(said)) return 'stopped';
  return startAlone.includes(said) ? 'started' : 'none';
}
