import { runUntilSignal } from './run-until-signal.js';

/** Works on jobs, and serves health and metrics only: beside processes that run with `ROLE=api`, in any number. */
runUntilSignal('worker');
