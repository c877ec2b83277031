import { noOwnTexts, type OwnTexts } from '@firstday/domain';
import { defaultLocale, languages } from '@firstday/domain/languages';

/** What somebody says, by language. */
export type TextsByLanguage = ReadonlyMap<string, OwnTexts>;

/**
 * What a page shows in each language. A sentence is said in the reader's language: the employer's, else the account's. Whom to ask
 * goes together, so that nobody is given one person's name with another's number; it is the employer's in any language before
 * the account's. Nothing where nobody says anything.
 */
export function resolveOwnTexts(
  employer: TextsByLanguage,
  account: TextsByLanguage,
): Readonly<Record<string, OwnTexts>> {
  const resolved = languages.map(({ locale }): [string, OwnTexts] => {
    const [nearest, next] = [employer.get(locale) ?? noOwnTexts, account.get(locale) ?? noOwnTexts];
    return [
      locale,
      {
        welcome: nearest.welcome ?? next.welcome,
        closing: nearest.closing ?? next.closing,
        ...(helpIn(employer, locale) ?? helpIn(account, locale) ?? helpOf(noOwnTexts)),
      },
    ];
  });
  return Object.fromEntries(
    resolved.filter(([, texts]) => Object.values(texts).some((text) => text !== null)),
  );
}

const helpOf = ({ help_name, help_phone, help_email }: OwnTexts) => ({ help_name, help_phone, help_email });

function helpIn(said: TextsByLanguage, locale: string) {
  const inOrder = [said.get(locale), said.get(defaultLocale), ...said.values()];
  const found = inOrder.find((texts) => texts && Object.values(helpOf(texts)).some((text) => text !== null));
  return found && helpOf(found);
}
