import { rmSync } from 'node:fs';

// tsc leaves what was compiled from a source that is gone, and Nx would keep it in its cache. Runs in the folder of a package.
rmSync('dist', { recursive: true, force: true });
