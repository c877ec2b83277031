'use client';
import type { PlacementBounds } from '@firstday/domain';
import { Button, ErrorSummary } from '@firstday/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { countriesIn } from '../../hire/countries-in';
import { HireFieldsProvider } from '../../hire/hire-controls';
import { HirePart } from '../../hire/hire-part';
import { HomeAddressFields } from '../../hire/home-address-fields';
import { NameFields } from '../../hire/name-fields';
import { PayFields, PlaceFields, TermsFields } from '../../hire/terms-fields';
import { useComponent } from '../component-context';
import { placementControls } from './placement-controls';
import { PlacementPreview } from './placement-preview';
import { type AddedPlacement, useSavePlacement } from './use-save-placement';
import { firstValues, TypedPlacementProvider, type TypedValues } from './use-typed-placement';
import { useHireTexts } from './use-hire-texts';

interface AddPlacementFormProps {
  readonly bounds: PlacementBounds;
  /** Whether it takes the place of what was said of the one before. */
  readonly isAgain: boolean;
  readonly onAdded: (added: AddedPlacement) => void;
}

/** The form of one hire, with the forms that follow from it. */
export function AddPlacementForm({ bounds, isAgain, onAdded }: AddPlacementFormProps) {
  const { locale, say } = useComponent();
  const { words, problem } = useHireTexts();
  const [values, setValues] = useState<TypedValues>(() => firstValues(bounds));
  const { save, issues, attempt, isSaving } = useSavePlacement(onAdded);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAgain) title.current?.focus();
  }, [isAgain]);
  const errors = Object.fromEntries(
    issues.flatMap(({ target, message }) => (target ? [[target, message]] : [])),
  );
  const type = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const fields = useMemo(
    () => ({ words, locale, countries: countriesIn(locale), controls: placementControls }),
    [words, locale],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(values);
  };
  return (
    <HireFieldsProvider value={fields}>
      <TypedPlacementProvider value={{ bounds, values, errors, type }}>
        <div className="cmp-head">
          <h1 ref={title} tabIndex={-1}>
            {words.title}
          </h1>
          <p className="cmp-count">{say('hireFor', { employer: bounds.employer.name })}</p>
        </div>
        <ErrorSummary title={problem} attempt={attempt} entries={issues} />
        <form className="hire-layout cmp-hire" noValidate onSubmit={submit}>
          <div className="hire-fields">
            <HirePart id="who" title={words.who}>
              <NameFields />
              <HomeAddressFields />
            </HirePart>
            <HirePart id="where" title={words.when}>
              <PlaceFields />
              <TermsFields />
            </HirePart>
            <HirePart id="pay" title={words.payTitle}>
              <p className="fd-hint">{words.payHint}</p>
              <PayFields />
            </HirePart>
          </div>
          <PlacementPreview />
          <div className="fd-actions cmp-hire-send">
            <Button type="submit" isBusy={isSaving}>
              {words.add}
            </Button>
          </div>
        </form>
      </TypedPlacementProvider>
    </HireFieldsProvider>
  );
}
