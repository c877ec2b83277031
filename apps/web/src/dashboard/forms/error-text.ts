import { getTranslations } from 'next-intl/server';
import type { WriteErrorCode, WriteFailure } from './write';

/** Says in the reader's language why something was not done, and what to do. */
export async function errorText(trouble: WriteErrorCode): Promise<string> {
  return (await getTranslations('trouble'))(trouble);
}

/** The same for changes of who may come in, of which the API refuses one that would leave nobody to let others in. */
export async function membershipErrorText({ errorCode: trouble, problem }: WriteFailure): Promise<string> {
  const isLast =
    trouble === 'refused' && (problem?._tag === 'BadRequestError' || problem?._tag === 'UserDeletionError');
  return isLast ? (await getTranslations('trouble'))('lastAdministrator') : errorText(trouble);
}
