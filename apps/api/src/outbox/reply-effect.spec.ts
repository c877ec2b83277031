import { describe, expect, it } from '@jest/globals';
import { toReplyEffect } from './reply-effect.js';

describe('a reply to a text', () => {
  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    'STOP!!!',
    'Stop texting me',
    'StopAll',
    'UNSUBSCRIBE',
    'Opt out',
    'opt-out',
    'Cancel',
    'QUIT',
    'end',
    'revoke',
    'ARRET',
    'Arrêt',
    'arre\u0302t',
    'ALTO',
    'alto por favor',
    'BAJA',
    'توقف',
    'تَوَقَّف',
    'إيقاف',
    'ايقاف',
    'إلغاء',
    '\u202bتوقف\u202c',
    'ＳＴＯＰ',
  ])('%j ends texts', (text) => expect(toReplyEffect(text)).toBe('stopped'));

  it.each(['START', 'start.', 'Unstop', 'Empezar', 'ابدأ'])('%j starts them again', (text) =>
    expect(toReplyEffect(text)).toBe('started'),
  );

  it.each([
    '',
    'yes',
    'Who is this?',
    'I cannot start before Monday',
    'start the car',
    'when does my shift end',
    'please cancel my appointment',
    '\0\ud800',
  ])('%j is none of that', (text) => expect(toReplyEffect(text)).toBe('none'));

  it('is read in no time, however long', () => expect(toReplyEffect('x'.repeat(10_000_000))).toBe('none'));
});
