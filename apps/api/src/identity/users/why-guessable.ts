/**
 * Why a password would be among the first to be guessed (NIST SP 800-63B-4, 3.1.1.2: common, expected or derived from
 * the context); nothing where it would not. No composition is asked for: that makes people choose worse.
 */
export function whyGuessable(password: string, email: string): string | undefined {
  const written = password.toLowerCase();
  if (new Set(written).size < 5) return 'Expected more than a few different characters';
  if (isSequence(written)) return 'Expected something other than neighbouring characters in a row';
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [name, ...name.split(/[^\p{L}]+/u), domain, ...domain.split('.')];
  const telling = parts.filter((part) => part.length > 3);
  if (consistsOf(written, telling)) return 'Expected a password that is not made from your email address';
  if (consistsOf(written, common)) return 'Expected a password that is not among the most common ones';
  return undefined;
}

/** Words common in lists of leaked passwords, and the service's own name. */
const common = [
  'abcdef,access,admin,administrator,amazon,america,apple,asdfgh,asdfghjkl,azerty,baseball,basketball,batman',
  'changeit,changeme,charlie,chocolate,company,computer,daniel,default,demo,dragon,employee,employer,facebook',
  'firstday,flower,football,freedom,google,guest,hello,hunter,iloveyou,internet,jennifer,jessica,jordan,killer',
  'letmein,liverpool,login,love,lovely,manager,master,michael,michelle,microsoft,monday,monkey,mustang',
  'newpassword,ninja,nothing,office,onboarding,pass,passcode,passphrase,passw,password,pokemon,princess,purple,qazwsx',
  'qwer,qwert,qwerty,qwertyuiop,qwertz,samsung,secret,shadow,soccer,spring,starwars,summer,sunshine,superman,system',
  'temp,temporary,test,testing,thomas,trustno,user,welcome,whatever,william,winter,autumn,yankees,zaq,zxcvbn',
  'zxcvbnm,i,is,it,me,my,the,to,you,this,new,a,our,your',
]
  .join(',')
  .split(',');

/** Minimum number of characters besides such words, digits and symbols. */
const minOwnCharacters = 6;

function consistsOf(written: string, words: readonly string[]): boolean {
  const known = words.filter((word) => word.length > 0).sort((a, b) => b.length - a.length);
  const own = [written, plain(written)].map((text) => {
    const long = known.filter((word) => word.length >= 3);
    const hasWord = long.some((word) => text.includes(word));
    const left = long.reduce((rest, word) => rest.replaceAll(word, ' '), text);
    const rest = left
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim()
      .split(' ');
    const others = rest.filter((part) => !known.includes(part)).join('');
    return hasWord ? others.length : Number.POSITIVE_INFINITY;
  });
  return own.some((length) => length < minOwnCharacters);
}

const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `p4$$w0rd` is a password like `password`. */
const plain = (text: string): string => [...text].map((sign) => signs[sign] ?? sign).join('');

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];
const neighbours = new Set(
  rows.flatMap((row) => [...row].slice(1).flatMap((sign, at) => [`${row[at]}${sign}`, `${sign}${row[at]}`])),
);

/** `abcdefgh1234`, `qwertyuiop09`: three of four steps lead to the next key, or stay on it. */
function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((sign, at) => `${text[at]}${sign}`);
  const near = steps.filter((step) => neighbours.has(step) || step[0] === step[1]);
  return near.length >= steps.length * 0.75;
}
