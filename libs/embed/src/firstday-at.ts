import { ComponentElement } from './component-element.js';
import { type ComponentName, componentNames } from './page-message.js';
import type { ComponentOptions, Firstday } from './component-options.js';

const elementName = 'firstday-component';

/** @throws TypeError where the address is none */
export function firstdayAt(baseUrl: string): Firstday {
  const { origin } = new URL(baseUrl);
  if (!customElements.get(elementName)) customElements.define(elementName, ComponentElement);
  return {
    create(component: ComponentName, options: ComponentOptions) {
      if (!componentNames.includes(component))
        throw new TypeError(`Expected one of ${componentNames.join(', ')}, not ${String(component)}`);
      if (typeof options?.fetchUrl !== 'function') throw new TypeError('Expected fetchUrl, a function');
      return new ComponentElement({ ...options, component, origin });
    },
  };
}
