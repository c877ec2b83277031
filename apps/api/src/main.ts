import { runUntilSignal } from './run-until-signal.js';

/** Serves HTTP, and works on jobs too unless ROLE says otherwise. */
runUntilSignal();
