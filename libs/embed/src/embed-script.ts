import { firstdayAt } from './firstday-at.js';
import type { Firstday } from './component-options.js';

/** What `{base}/embed.js` runs: built into one classic script, which knows from its own address where Firstday is. */
const script = document.currentScript;
const ownUrl = script instanceof HTMLScriptElement ? script.src : '';
let loaded: Promise<Firstday> | undefined;

window.loadFirstday ??= ({ baseUrl = ownUrl } = {}) => (loaded ??= Promise.resolve(firstdayAt(baseUrl)));
