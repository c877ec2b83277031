import { type Shutdown, knownShutdowns } from '@firstday/everify';
import type { Config } from '../context/index.js';

/** The days on which E-Verify was shut: those that everybody knows, and those of this installation's settings. */
export const shutdownsIn = ({ everify }: Pick<Config, 'everify'>): readonly Shutdown[] => [
  ...knownShutdowns,
  ...everify.shutdowns,
];
