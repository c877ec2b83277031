'use client';
import { toEdition } from '@firstday/forms';
import { Banner, Button, Heading, languageAttributes, TextButton } from '@firstday/ui';
import { useEffect, useRef, useState } from 'react';
import { phraseIn } from '../task/phrase-in';
import { TrialQuestions, type TrialWords } from './trial-questions';
import {
  beginTrial,
  placeIn,
  showInTrial,
  stepBack,
  stepOn,
  type TrialState,
  type TrialPlace,
  withSamples,
} from './trial-state';
import { useTrialForm } from './use-trial-form';

interface TrialProps {
  readonly locale: string;
  readonly words: TrialWords;
}

/** A form as it is being written, gone through page by page as each side would; nothing that is entered is kept. */
export function Trial({ locale, words }: TrialProps) {
  const { form, select } = useTrialForm();
  const [trial, setTrial] = useState<TrialState>(beginTrial);
  const shown = useRef(0);
  useEffect(() => {
    if (!form || form.selection === shown.current) return;
    shown.current = form.selection;
    setTrial((before) => showInTrial(before, form));
  }, [form]);
  if (!form) return <main className="hosted-main" id="main" />;
  const edition = toEdition(form.content, { form: 'own-draft', edition: 'draft' });
  const place = placeIn(edition, trial);
  return (
    <>
      <header className="hosted-top">
        <p className="hosted-strip">
          {words.nothingKept}{' '}
          <TextButton onClick={() => setTrial((before) => withSamples(edition, before))}>
            {words.fillIn}
          </TextButton>
        </p>
      </header>
      <main className="hosted-main" id="main">
        <Place
          place={place}
          locale={locale}
          words={words}
          trial={trial}
          field={form.field}
          onSelect={select}
          onTrial={setTrial}
          edition={edition}
        />
      </main>
    </>
  );
}

interface PlaceProps extends TrialProps {
  readonly place: TrialPlace;
  readonly trial: TrialState;
  readonly edition: ReturnType<typeof toEdition>;
  readonly field: string | null;
  readonly onSelect: (path: string) => void;
  readonly onTrial: (trial: TrialState) => void;
}

function Place({ place, onTrial, ...props }: PlaceProps) {
  const { trial, edition, words, locale } = props;
  const on = (answers = trial.answers) => onTrial(stepOn(edition, { ...trial, answers }));
  const back = place.isFirst ? undefined : () => onTrial(stepBack(edition, trial));
  if (place.at === 'end')
    return (
      <>
        <Heading title={{ text: words.doneTitle }}>
          <p>{words.doneHint}</p>
        </Heading>
        <div className="fd-actions">
          <Button onClick={() => onTrial(beginTrial())}>{words.again}</Button>
        </div>
      </>
    );
  const turn = place.isTurn ? (
    <Banner tone="muted" icon="person" title={words[`turn_${place.side}`]} />
  ) : null;
  if (place.at === 'page')
    return (
      <>
        {turn}
        <TrialQuestions
          key={`${place.page.id} ${trial.samples}`}
          {...props}
          place={place}
          onBack={back}
          onContinue={on}
        />
      </>
    );
  const text = place.section.attestation && phraseIn(place.section.attestation.text, locale);
  return (
    <>
      {turn}
      <Heading title={{ text: words.signTitle }} />
      {text ? (
        <p className="trial-attestation" {...languageAttributes(text)}>
          {text.text}
        </p>
      ) : null}
      <div className="fd-actions">
        <Button onClick={() => on()}>{words.sign}</Button>
        {back ? (
          <Button variant="secondary" onClick={back}>
            {words.back}
          </Button>
        ) : null}
      </div>
    </>
  );
}
