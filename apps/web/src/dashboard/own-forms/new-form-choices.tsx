import { getTranslations } from 'next-intl/server';
import { FileDropInput } from '../forms/file-drop-input';
import { RadioInput } from '../forms/radio-input';
import { SelectInput } from '../forms/select-input';
import './new-form.css';
import { FormBeginning } from './new-form-input';

/** What the form is, and what is asked of such a form; what does not concern it is out of sight. */
export async function NewFormChoices() {
  const t = await getTranslations('forms');
  return (
    <div className="new-form">
      <RadioInput
        name="kind"
        label={t('kindLabel')}
        initial="fill"
        choices={FormBeginning.options.map((value) => ({
          value,
          label: t(`kind_${value}`),
          hint: t(`kindHint_${value}`),
        }))}
      />
      <div data-for="document pdf">
        <FileDropInput
          name="files"
          label={t('pdfLabel')}
          hint={t('pdfHint')}
          prompt={t('pdfPrompt')}
          accept="application/pdf,.pdf"
        />
      </div>
      <div data-for="document">
        <SelectInput
          name="signers"
          label={t('signersLabel')}
          choices={[
            { value: 'employee', label: t('signers_employee') },
            { value: 'both', label: t('signers_both') },
          ]}
        />
      </div>
      <div data-for="notice">
        <SelectInput
          name="interval"
          label={t('intervalLabel')}
          choices={[
            { value: 'placement', label: t('interval_placement') },
            { value: 'year', label: t('interval_year') },
          ]}
        />
      </div>
    </div>
  );
}
