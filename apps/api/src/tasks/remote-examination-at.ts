/** What a record says of its site: by live video for all hires, for those who work only remotely, or for nobody. */
const values: readonly unknown[] = ['all_hires', 'remote_hires', 'in_person'];

/**
 * 8 CFR 274a.2(b)(1)(ix), 88 FR 47749: the alternative procedure is used at a hiring site for everybody alike. A site is the job
 * that somebody is placed in, else the client, else the employer: the nearest that says something counts, and never the
 * placement, which is one person's.
 * @param nearestFirst the attributes of those records
 */
export function remoteExaminationAt(
  nearestFirst: readonly Readonly<Record<string, unknown>>[],
): string | undefined {
  const said = nearestFirst.map((it) => it['remote_examination']).find((it) => values.includes(it));
  return typeof said === 'string' ? said : undefined;
}

/** Whether documents are examined by live video there, of everybody or of some. */
export const isExaminedFromAfar = (said: unknown): boolean => said === 'all_hires' || said === 'remote_hires';
