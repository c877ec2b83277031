import { z } from 'zod';

/** Records that people keep here by hand, which differ in their fields alone. */
export const ManagedKind = z.enum(['employer', 'client', 'job', 'placement']);
export type ManagedKind = z.infer<typeof ManagedKind>;

/** Of those, the ones that have a name, and that placements name. */
export const NamedKind = ManagedKind.exclude(['placement']);
export type NamedKind = z.infer<typeof NamedKind>;

const segments = { employer: 'employers', client: 'clients', job: 'jobs', placement: 'placements' } as const;

/** What a kind is called in an address, and in the menu. */
export const segmentOf = <Kind extends ManagedKind>(kind: Kind) => segments[kind];

/** The kind of an address; undefined where it is none. */
export const kindOfSegment = (segment: string): NamedKind | undefined =>
  NamedKind.options.find((kind) => segments[kind] === segment);
