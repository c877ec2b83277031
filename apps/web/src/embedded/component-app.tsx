'use client';
import type { Locale } from '@firstday/domain/languages';
import { reportHeight } from '@firstday/embed/frame';
import type { ComponentName } from '@firstday/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ComponentApi } from './component-api';
import type { EmbeddedRoutes } from './embedded-operations';
import { EndedPage } from './ended-page';
import type { EverifyLabels } from './everify-labels';
import type { HireTexts } from './hire-texts';
import type { FormNames } from '../i18n/form-names';
import type { SessionFailure } from './open-session';
import { Mounted } from './mounted';
import { OpenComponent } from './open-component';
import { ParentChannel } from './parent-channel';
import { ComponentHeader } from './component-header';
import { useSession } from './use-session';
import { LoadingState } from './loading-state';
import { translatorFor, type ComponentMessages } from './translate';

export interface ComponentAppProps {
  readonly component: ComponentName;
  readonly routes: EmbeddedRoutes;
  /** The sites that may frame the page, and be spoken with. */
  readonly origins: readonly string[];
  /** Where the server knows already that there is nothing to be opened. */
  readonly ending: SessionFailure | undefined;
  readonly locale: Locale;
  readonly words: ComponentMessages;
  readonly everify: EverifyLabels;
  readonly formNames: FormNames;
  readonly hire: HireTexts | undefined;
}

/** The page of a component, in the browser: until then the shape of what comes. */
export function ComponentApp(props: ComponentAppProps) {
  const { component, locale, words } = props;
  const say = useMemo(() => translatorFor(words, locale), [words, locale]);
  const before = (
    <div className="cmp fd-dense" data-content="">
      <ComponentHeader say={say} locale={locale} isTest={false} />
      <LoadingState component={component} locale={locale} say={say} />
    </div>
  );
  return <Mounted before={before}>{() => <Running {...props} />}</Mounted>;
}

function Running(props: ComponentAppProps) {
  const { component, routes, origins, ending: known, locale, words, everify, formNames, hire } = props;
  const say = useMemo(() => translatorFor(words, locale), [words, locale]);
  const [api] = useState(() => new ComponentApi(routes));
  const [toParent] = useState(() => new ParentChannel());
  const [hasParent, setHasParent] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const { standing, isEnding, begin, renew, end } = useSession({ api, component, known, toParent });

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
    () => (content.current ? reportHeight({ send: toParent.post }, content.current) : undefined),
    [toParent],
  );

  const isTest = standing.kind === 'open' && standing.open.session.is_test;
  return (
    <div className="cmp fd-dense" ref={content} data-content="">
      <ComponentHeader say={say} locale={locale} isTest={isTest} />
      {standing.kind === 'opening' ? <LoadingState component={component} locale={locale} say={say} /> : null}
      {standing.kind === 'ended' ? (
        <EndedPage
          say={say}
          ending={standing.ending}
          isLink={standing.isLink}
          hasParent={hasParent}
          ask={() => toParent.post({ type: 'failed', reason: standing.ending })}
          again={() => void begin()}
        />
      ) : null}
      {standing.kind === 'open' ? (
        <OpenComponent
          key={standing.open.session.employee_id ?? component}
          open={standing.open}
          isEnding={isEnding && !hasParent}
          parts={{ say, locale, everify, formNames, hire, tell: toParent.post, failed: end }}
        />
      ) : null}
    </div>
  );
}
