import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { machineEnvironment, run } from '../setup/run.mjs';
import { say, Trouble } from '../setup/say.mjs';

const exceptionsFile = join(import.meta.dirname, 'audit-exceptions.json');
const grave = new Set(['high', 'critical']);

/**
 * Known weaknesses of what the product consists of at run time: high and critical ones fail, unless an exception says why
 * they do not reach us, and until when that is to be believed. Where the registry does not answer that is said, no more.
 */
export async function checkAudit() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000'];
  const { output } = await run('npm', args, { env: machineEnvironment() });
  const report = reportIn(output);
  if (!report) return say('audit: the registry does not answer; nothing was checked');
  const exceptions = JSON.parse(readFileSync(exceptionsFile, 'utf8'));
  const found = weaknesses(report, exceptions, new Date());
  if (found.length > 0) throw new Trouble(['Known weaknesses in what we use:', ...found].join('\n  '));
}

/** @returns npm's report; undefined where it has none, for want of a network or of a registry that audits */
export function reportIn(output) {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return report.vulnerabilities ? report : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {{id: string, package: string, reason: string, expires: string}[]} exceptions `id` is that of the advisory,
 *   `expires` the last day on which the exception holds
 */
export function weaknesses(report, exceptions, now) {
  const today = now.toISOString().slice(0, 10);
  const isExcepted = ({ id, name }) =>
    exceptions.some((one) => one.id === id && one.package === name && one.reason && one.expires >= today);
  const advisories = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((cause) => typeof cause === 'object').map(toAdvisory),
  );
  return [...new Map(advisories.map((one) => [`${one.id} ${one.name}`, one])).values()]
    .filter((one) => grave.has(one.severity) && !isExcepted(one))
    .map(({ id, name, severity, title }) => `${name}: ${severity}, ${id} ${title}`);
}

const toAdvisory = ({ url = '', name, severity, title }) => ({
  id: url.split('/').pop(),
  name,
  severity,
  title,
});
