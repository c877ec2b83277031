'use client';
import type { Locale } from '@firstday/domain/languages';
import type { ComponentChange, ComponentSession } from '@firstday/domain';
import type { PageMessage } from '@firstday/embed/frame';
import { createContext, useContext } from 'react';
import type { ComponentApi } from './component-api';
import type { EverifyLabels } from './everify-labels';
import type { FormNames } from '../i18n/form-names';
import type { HireTexts } from './hire-texts';
import type { ComponentRoute } from './component-route';
import type { Translate } from './translate';

/** What everything within an open component can reach. */
export interface Component {
  readonly api: ComponentApi;
  readonly session: ComponentSession;
  readonly say: Translate;
  readonly everify: EverifyLabels;
  /** Names of the forms that come with the service, in the reader’s language by the English ones. */
  readonly formNames: FormNames;
  /** What the form of a hire says, in components that have one or explain one. */
  readonly hire: HireTexts | undefined;
  readonly locale: Locale;
  readonly place: ComponentRoute;
  /** Shows another place; `push` where the reader can come back from it. */
  readonly go: (place: ComponentRoute, how: 'push' | 'replace') => void;
  /** The address of a place on this very page, absolute. */
  readonly linkTo: (place: ComponentRoute) => string;
  /** Says something to those who hear the page. */
  readonly announce: (text: string) => void;
  /** Tells the page around this one. */
  readonly tell: (message: PageMessage) => void;
  /** What a request failed of, where that ends the session. */
  readonly failed: (error: unknown) => void;
  /** Hears of rows that change, until it is ended. */
  readonly onChange: (hear: (change: ComponentChange) => void) => () => void;
  /** Whether changes are heard as they happen. */
  readonly isLive: boolean;
}

export const ComponentContext = createContext<Component | null>(null);

export function useComponent(): Component {
  const component = useContext(ComponentContext);
  if (!component) throw new Error('this is no part of an open component');
  return component;
}
