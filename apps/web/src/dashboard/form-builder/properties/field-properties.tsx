'use client';
import { FormFieldContent, OwnFieldKind } from '@firstday/domain';
import { ownKinds } from '@firstday/forms';
import { Banner, Checkbox, Select } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { problemText } from '../problem-text';
import { pathOf, setField } from '../model/edited';
import type { FieldNode } from '../model/form-model';
import { FieldBoxes } from './field-boxes';
import { FieldName } from './field-name';
import { mergeNames } from './merge-names';
import { LimitsInput } from './limits-input';
import { NumberInput } from './number-input';
import { OptionsInput } from './options-input';
import { withKind } from './with-kind';
import { WhenInput } from './when-input';
import { WordsInput } from './words-input';

const prefills = FormFieldContent.shape.prefill.unwrap().options;

interface FieldPropertiesProps {
  readonly field: FieldNode;
  /** The names that published answers have: they do not follow the question any more. */
  readonly isPublished: boolean;
}

/** What is asked, how it is answered, of whom and when. */
export function FieldProperties({ field, isPublished }: FieldPropertiesProps) {
  const { key, content } = field;
  const { words, model, change, problems, isAskedInClear } = useBuilder();
  const wrongKind = problems.find(({ property }) => property === 'kind');
  const set = (changes: Partial<typeof content>) =>
    change(setField(model, key, { ...content, ...changes }), {
      step: `${key} ${Object.keys(changes).join()}`,
    });
  const isRead = content.kind === 'content';
  const { hasOptions, hasLength, isSecret } = ownKinds[content.kind];
  const nameAfter = (question: string) => {
    const path = isPublished || !/^task\.new_/.test(content.path) ? undefined : pathOf(model, key, question);
    if (path && path !== content.path) set({ path });
  };
  return (
    <>
      <WordsInput
        label={isRead ? words.textTitle : words.question}
        property="label"
        value={content.label}
        maxLength={500}
        onChange={(label = { en: '' }) => set({ label })}
        onLeave={nameAfter}
      />
      <Select
        label={words.kind}
        value={content.kind}
        options={OwnFieldKind.options.map((value) => ({ value, label: words.kinds[value] }))}
        error={wrongKind && problemText(wrongKind, words)}
        errorWord={words.error}
        onChange={({ currentTarget }) => {
          const kind = OwnFieldKind.parse(currentTarget.value);
          change(setField(model, key, withKind(content, kind)));
        }}
      />
      {isRead ? (
        <WordsInput
          label={words.text}
          hint={words.textHint}
          property="text"
          value={content.text}
          lines={6}
          maxLength={8000}
          names={mergeNames(model, key, words)}
          onChange={(text = { en: '' }) => set({ text })}
        />
      ) : (
        <WordsInput
          label={words.hint}
          property="hint"
          value={content.hint}
          isOptional
          lines={2}
          maxLength={1000}
          onChange={(hint) => set({ hint })}
        />
      )}
      {hasOptions ? (
        <OptionsInput options={content.options ?? []} onChange={(options) => set({ options })} />
      ) : null}
      <LimitsInput content={content} onChange={set} />
      {isRead ? null : (
        <WhenInput
          label={words.required}
          property="required"
          of={{ field: content.path }}
          value={content.required ?? false}
          choices={[
            { value: 'always', label: words.requiredAlways },
            { value: 'never', label: words.requiredNever },
            { value: 'when', label: words.onlyWhen },
          ]}
          onChange={(required) => set({ required })}
        />
      )}
      <WhenInput
        label={words.fieldWhen}
        property="when"
        of={{ field: content.path }}
        value={content.when ?? true}
        choices={[
          { value: 'always', label: words.always },
          { value: 'when', label: words.onlyWhen },
        ]}
        onChange={(when) => set({ when: typeof when === 'object' ? when : undefined })}
      />
      {isRead ? null : (
        <>
          <Select
            label={words.prefill}
            hint={words.prefillHint}
            value={content.prefill ?? ''}
            options={[
              { value: '', label: words.noPrefill },
              ...prefills.map((value) => ({
                value,
                label: words.prefills[value.replaceAll('.', '_')] ?? value,
              })),
            ]}
            onChange={({ currentTarget }) =>
              set({ prefill: prefills.find((one) => one === currentTarget.value) })
            }
          />
          {isAskedInClear ? (
            <Banner tone="warn" icon="alert">
              {words.askedInClear}
            </Banner>
          ) : null}
          <Checkbox
            label={words.sensitive}
            hint={isSecret ? words.alwaysSensitive : words.sensitiveHint}
            checked={isSecret ?? content.sensitive ?? false}
            disabled={isSecret}
            onChange={({ currentTarget }) => set({ sensitive: currentTarget.checked || undefined })}
          />
        </>
      )}
      {hasLength ? (
        <NumberInput
          label={words.maxLength}
          property="max_length"
          value={content.max_length}
          isOptional
          onChange={(max_length) => set({ max_length })}
        />
      ) : null}
      <FieldBoxes field={field} />
      <FieldName
        key={content.path}
        path={content.path}
        isPublished={isPublished}
        onChange={(path) => set({ path })}
      />
    </>
  );
}
