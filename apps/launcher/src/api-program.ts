import { dirname, join } from 'node:path';

import { webFiles, webServer } from '../../../tools/setup/build.mjs';
import { root } from '../../../tools/setup/root.mjs';
import { apiArguments, apiVariables, workerArguments } from './api-arguments.ts';
import type { Environment } from './environment.ts';
import { type Environments, publicUrl, webHost } from './environments-of.ts';
import type { ServicePlan } from './service.ts';
import type { Settings } from './settings.ts';

type ServiceProgram = Omit<ServicePlan, 'logs' | 'onSpawn'>;

/** How the web is started. */
export interface WebProgram {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Environment;
  /** What the API is to know of it. */
  readonly apiEnv: Environment;
}

/** As it was built; `npm run dev` starts another. */
export const builtWeb: WebProgram = {
  args: [webServer],
  cwd: dirname(webServer),
  env: {},
  apiEnv: { WEB_FILES: webFiles },
};

/** Node runs it as it is, on the built libraries. */
const simulatorFile = join(root, 'apps', 'everify-simulator', 'src', 'main.ts');

/** The API with its worker, or with `ROLE=worker` the worker by itself. */
export function apiProgram(settings: Settings, environment: Environment): ServiceProgram {
  const isWorker = settings.role === 'worker';
  return {
    name: isWorker ? 'worker' : 'api',
    args: isWorker ? workerArguments : apiArguments,
    cwd: root,
    env: { ...apiVariables, ...environment },
    readyAt: `${publicUrl(settings)}/health/ready`,
    drainSeconds: settings.drainSeconds,
    hasStandby: settings.hasStandby && !isWorker,
  };
}

/** @param key seals what its pages carry for actions; what was built has one that everybody knows */
export function webProgram(
  { args, cwd, env }: WebProgram,
  { web }: Environments,
  key: string,
): ServiceProgram {
  const readyAt = `http://${webHost}:${web['PORT']}/health`;
  const sealing = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key };
  return { name: 'web', args, cwd, env: { ...web, ...sealing, ...env }, readyAt };
}

/** It needs no setting, and so it is given no secret. */
export function simulatorProgram(
  port: number,
  { dataDir }: Settings,
  { PATH = '' }: Environment,
): ServiceProgram {
  return {
    name: 'everify-simulator',
    args: [simulatorFile, String(port), dataDir],
    cwd: root,
    env: { PATH },
    readyAt: `http://127.0.0.1:${port}/simulator/cases`,
  };
}

/** The base path is that of E-Verify's own service. */
export const simulatorUrlAt = (port: number): string => `http://127.0.0.1:${port}/api/v31`;
