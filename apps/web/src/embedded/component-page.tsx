import { defaultLocale, supportedLocale } from '@firstday/domain/languages';
import type { ComponentName } from '@firstday/domain';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getLocale, getMessages } from 'next-intl/server';
import { type FramePolicy, readFramePolicy } from './framing/frame-policy';
import { routesOf } from '../api/operation-routes';
import { ComponentApp } from './component-app';
import { embeddedOperations } from './embedded-operations';
import { everifyLabelsOf } from './everify-labels';
import { hireTextsFor } from './hire-texts';
import { formNamesIn } from '../i18n/form-names-in';
import { componentFacts } from './generated/component-facts';
import type { SessionFailure } from './open-session';

export async function componentMetadata(component: ComponentName): Promise<Metadata> {
  const locale = supportedLocale(await getLocale()) ?? defaultLocale;
  return { title: componentFacts[component].title[locale] };
}

/** A shell that knows nobody: what it shows, the browser fetches in the name of its session. */
export async function ComponentPage({ component }: { readonly component: ComponentName }) {
  const [locale, messages] = [supportedLocale(await getLocale()) ?? defaultLocale, await getMessages()];
  const { state, origins } = readFramePolicy(await headers());
  return (
    <ComponentApp
      component={component}
      routes={routesOf(embeddedOperations)}
      origins={origins}
      ending={endings[state]}
      locale={locale}
      words={messages.components}
      everify={everifyLabelsOf(messages.everify)}
      formNames={formNamesIn(locale)}
      hire={await hireTextsFor(component)}
    />
  );
}

const endings: Readonly<Record<FramePolicy['state'], SessionFailure | undefined>> = {
  expired: 'expired',
  not_listed: 'error',
  ready: undefined,
  revoked: 'revoked',
  unavailable: 'error',
  unknown: 'error',
  used: 'used',
};
