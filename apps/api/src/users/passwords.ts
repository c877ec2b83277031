/** Loaded with the first password: a process that serves integrators alone sees none. */
const argon2 = () => import('@node-rs/argon2');

/** The binding's own choice is argon2id; memory and passes are what OWASP asks for at least. All of it is in the hash. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = async (password: string): Promise<string> =>
  (await argon2()).hash(composed(password), settings);

export const isPassword = async (password: string, of: string): Promise<boolean> =>
  (await argon2()).verify(of, composed(password));

/** Keyboards differ in whether an accent is a character of its own (NIST SP 800-63B-4, 3.1.1.2). */
const composed = (password: string): string => password.normalize('NFC');

/** Takes as long as a check that fails: whether an email is known must not be told by the time of the answer. */
export async function checkNobodysPassword(password: string): Promise<false> {
  nobodys ??= hashPassword('a password that nobody has');
  await isPassword(password, await nobodys);
  return false;
}
let nobodys: Promise<string> | undefined;
