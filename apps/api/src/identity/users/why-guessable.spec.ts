import { describe, expect, it } from '@jest/globals';
import { whyGuessable } from './why-guessable.js';

const email = 'rosalind.franklin@kings-college.example';

describe('a password that would be guessed first', () => {
  it.each([
    'password1234',
    'Password2026!',
    'P4$$w0rd-1962',
    'passwordpassword',
    'Welcome-to-2026',
    'letmeinletmein',
    'iloveyou123456',
    'ThisIsMyPassword1',
    'Firstday2026!!',
    'admin-admin-123',
    'changemechangeme',
    'Summer2026Summer',
    'qwertyuiop1234',
    '1q2w3e4r5t6y',
    'abcdefghijkl',
    '123456789012',
    'aaaaaaaaaaaaaaaa',
    'abababababab',
    'rosalind.franklin',
    'Rosalind-1920-!!',
    'franklin-2026-franklin',
    'kings-college2026',
  ])('is refused: %s', (password) => {
    expect(whyGuessable(password, email)).toMatch(/^Expected /);
  });

  it.each([
    'correct horse battery staple',
    'tiny violet harbor',
    'xk7-Qm2p-v9Lr',
    'wo die zitronen blühn',
    'パスワードではないものを入れる',
    'my password is about seahorses',
    'photo 51 was taken in may',
    'aB3$kd92Lq!x',
    '8275 1930 4462 7713',
  ])('is not what a person makes up for themselves: %s', (password) => {
    expect(whyGuessable(password, email)).toBeUndefined();
  });

  it('is decided by the email’s words only where there are any', () => {
    expect(whyGuessable('tiny violet harbor', 'a@b.co')).toBeUndefined();
    expect(whyGuessable('tiny violet harbor', '')).toBeUndefined();
  });
});
