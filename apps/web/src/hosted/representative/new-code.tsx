import { getMessages, getTranslations } from 'next-intl/server';
import { createCode } from './create-code';
import { NewCodeForm } from './new-code-form';

interface NewCodeProps {
  readonly place: { readonly session: string; readonly task: string };
  readonly name: string;
}

/** The employer creates a code and gives it to the representative: the employee who named them never receives one. */
export async function NewCode({ place, name }: NewCodeProps) {
  const [t, messages] = [await getTranslations('representative'), await getMessages()];
  return (
    <NewCodeForm
      words={{
        code: t('code'),
        hint: t('newCodeHint', { name }),
        made: t('newCodeMade', { name }),
        refused: messages.trouble.meanwhile,
        submit: t('newCode'),
        unavailable: messages.unavailable.hint,
      }}
      create={createCode.bind(null, place)}
    />
  );
}
