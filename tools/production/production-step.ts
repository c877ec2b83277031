import type { UnpackedRelease } from './unpacked-release.ts';

/** One thing that is tried of a release, after those before it. */
export interface ProductionStep {
  readonly title: string;
  /** @throws where it is not so. @returns what is worth saying of it */
  run(release: UnpackedRelease): Promise<string | undefined>;
}
