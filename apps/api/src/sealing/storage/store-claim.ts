import { z } from 'zod';
import type { InstallationPlace, InstallationPlaces } from '../../database/index.js';
import type { ClaimableObjects } from './sealed-objects.js';

/** Whose a store is: ours, or why it is not. */
export type StoreOwner =
  | { readonly isOurs: true }
  | { readonly isOurs: false; readonly what: string; readonly reason: string };

const Claim = z.object({
  database: z.string(),
  path: z.string(),
  mark: z.string(),
  machine: z.string().nullable(),
  name: z.string().nullable(),
  claimed_at: z.iso.datetime(),
});

const note =
  'What begins with the same prefix belongs to this installation of Firstday. Another one writes and removes nothing here until `firstday adopt --files`.';
/** What an operator can do where a store is not this installation's. */
export const foreignStoreRemedy =
  'Nothing is written or removed there: reads go on. Give this installation a place of its own (STORAGE_URL with a new prefix, this one as STORAGE_PREVIOUS_URL, then `firstday files move`), or say `firstday adopt --files` where no other installation works with it any more.';

/** Reads and writes in a store whose it is. */
export class StoreClaim {
  constructor(
    private readonly objects: ClaimableObjects,
    private readonly places: Pick<InstallationPlaces, 'here' | 'owns'>,
  ) {}

  /** Claims the store where it is empty and nobody's. */
  async claimIfEmpty(): Promise<StoreOwner> {
    if ((await this.objects.readClaim()) === undefined && (await isEmpty(this.objects)))
      await this.objects.claim(textOf(await this.places.here()));
    return this.owner();
  }

  /** Whose it is, without a word of ours: undefined where it is empty and nobody's. */
  async look(): Promise<StoreOwner | undefined> {
    const owner = await this.owner();
    return owner.isOurs || (await this.objects.readClaim()) !== undefined || !(await isEmpty(this.objects))
      ? owner
      : undefined;
  }

  /** The word of an operator: whoever had it before has it no more. */
  async takeOver(): Promise<void> {
    await this.objects.replaceClaim(textOf(await this.places.here()));
  }

  async owner(): Promise<StoreOwner> {
    const text = await this.objects.readClaim();
    if (text === undefined) return foreign('This store has files and does not say whose they are.');
    const claim = Claim.safeParse(jsonOf(text)).data;
    if (!claim) return foreign('What says whose this store is cannot be read.');
    if (await this.places.owns(claim)) return { isOurs: true };
    const { name, path, database, claimed_at } = claim;
    const other = `${name ?? path} with the database ${database}`;
    return foreign(`This store belongs to another installation since ${claimed_at}: ${other}.`);
  }
}

const foreign = (what: string): StoreOwner => ({
  isOurs: false,
  what,
  reason: `${what} ${foreignStoreRemedy}`,
});

async function isEmpty(objects: ClaimableObjects): Promise<boolean> {
  for await (const _ of objects.keys()) return false;
  return true;
}

function textOf({ database, path, mark, machine, name }: InstallationPlace): string {
  const claim: z.output<typeof Claim> = {
    ...{ database, path, mark, machine, name },
    claimed_at: new Date().toISOString(),
  };
  return `${JSON.stringify({ note, ...claim }, null, 2)}\n`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
