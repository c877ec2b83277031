'use client';
import { reportHeight } from '@firstday/embed/frame';
import type { ComponentName } from '@firstday/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '../i18n/locales';
import { EndedPage } from './ended-page';
import type { EverifyWords } from './everify-words';
import type { FormNames } from './form-names';
import type { Ending } from './kept-session';
import { Mounted } from './mounted';
import { OpenComponent } from './open-component';
import { ToParent } from './to-parent';
import { Top } from './top';
import { useSession } from './use-session';
import { Waiting } from './waiting';
import { sayIn, type Words } from './words';

export interface ComponentAppProps {
  readonly component: ComponentName;
  /** The sites that may frame the page, and be spoken with. */
  readonly origins: readonly string[];
  /** Where the server knows already that there is nothing to be opened. */
  readonly ending: Ending | undefined;
  readonly locale: Locale;
  readonly words: Words;
  readonly everify: EverifyWords;
  readonly formNames: FormNames;
}

/** The page of a component, in the browser: until then the shape of what comes. */
export function ComponentApp(props: ComponentAppProps) {
  const { component, locale, words } = props;
  const say = useMemo(() => sayIn(words, locale), [words, locale]);
  const before = (
    <div className="cmp" data-content="">
      <Top say={say} locale={locale} isTest={false} />
      <Waiting component={component} say={say} />
    </div>
  );
  return <Mounted before={before}>{() => <Running {...props} />}</Mounted>;
}

function Running({ component, origins, ending, locale, words, everify, formNames }: ComponentAppProps) {
  const say = useMemo(() => sayIn(words, locale), [words, locale]);
  const [toParent] = useState(() => new ToParent());
  const [hasParent, setHasParent] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const { standing, isEnding, begin, renew, end } = useSession(component, ending, toParent);

  useEffect(() => {
    void begin();
  }, [begin]);
  useEffect(
    () =>
      toParent.connect({
        origins,
        onRenew: (code) => void renew(code),
        onConnect: () => setHasParent(true),
      }),
    [toParent, origins, renew],
  );
  useEffect(
    () => (content.current ? reportHeight({ send: toParent.tell }, content.current) : undefined),
    [toParent],
  );

  const isTest = standing.kind === 'open' && standing.open.session.is_test;
  return (
    <div className="cmp" ref={content} data-content="">
      <Top say={say} locale={locale} isTest={isTest} />
      {standing.kind === 'opening' ? <Waiting component={component} say={say} /> : null}
      {standing.kind === 'ended' ? (
        <EndedPage
          say={say}
          ending={standing.ending}
          isLink={standing.isLink}
          hasParent={hasParent}
          ask={() => toParent.tell({ type: 'failed', reason: standing.ending })}
          again={() => void begin()}
        />
      ) : null}
      {standing.kind === 'open' ? (
        <OpenComponent
          key={standing.open.session.employee_id ?? component}
          open={standing.open}
          isEnding={isEnding && !hasParent}
          parts={{ say, locale, everify, formNames, tell: toParent.tell, failed: end }}
        />
      ) : null}
    </div>
  );
}
