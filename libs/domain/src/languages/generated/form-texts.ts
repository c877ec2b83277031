// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.
import arCaDwcTimeOfHire from '../ar/forms/ca-dwc-time-of-hire.json' with { type: 'json' };
import arCaEmergencyContact from '../ar/forms/ca-emergency-contact.json' with { type: 'json' };
import arCaKnowYourRights from '../ar/forms/ca-know-your-rights.json' with { type: 'json' };
import arCaPaidFamilyLeave from '../ar/forms/ca-paid-family-leave.json' with { type: 'json' };
import arCaSurvivorsLeave from '../ar/forms/ca-survivors-leave.json' with { type: 'json' };
import arDirectDeposit from '../ar/forms/direct-deposit.json' with { type: 'json' };
import arEmergencyContact from '../ar/forms/emergency-contact.json' with { type: 'json' };
import arHandbook from '../ar/forms/handbook.json' with { type: 'json' };
import arI9 from '../ar/forms/i-9.json' with { type: 'json' };
import arNyLs54 from '../ar/forms/ny-ls-54.json' with { type: 'json' };
import arNyLs59 from '../ar/forms/ny-ls-59.json' with { type: 'json' };
import arW4 from '../ar/forms/w-4.json' with { type: 'json' };
import arW9 from '../ar/forms/w-9.json' with { type: 'json' };

/** By language, by the English text. */
export type TranslatedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What forms say in languages that their own folders do not have, by the form's key. */
export const formTexts: Readonly<Record<string, TranslatedTexts>> = {
  'ca-dwc-time-of-hire': { ar: arCaDwcTimeOfHire },
  'ca-emergency-contact': { ar: arCaEmergencyContact },
  'ca-know-your-rights': { ar: arCaKnowYourRights },
  'ca-paid-family-leave': { ar: arCaPaidFamilyLeave },
  'ca-survivors-leave': { ar: arCaSurvivorsLeave },
  'direct-deposit': { ar: arDirectDeposit },
  'emergency-contact': { ar: arEmergencyContact },
  handbook: { ar: arHandbook },
  'i-9': { ar: arI9 },
  'ny-ls-54': { ar: arNyLs54 },
  'ny-ls-59': { ar: arNyLs59 },
  'w-4': { ar: arW4 },
  'w-9': { ar: arW9 },
};
