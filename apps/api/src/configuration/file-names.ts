/** A name for each file, by what it is of; those that would share one are numbered, in the order given. */
export function fileNames(identities: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    identities.map((identity) => {
      const plain = slug(identity);
      let name = plain;
      for (let number = 2; taken.has(name); number += 1) name = `${plain}-${number}`;
      taken.add(name);
      return [identity, name];
    }),
  );
}

/** Small letters and digits only: nothing in a name leads out of its folder. */
function slug(identity: string): string {
  const plain = identity
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '');
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60);
  return words.replaceAll(/^-+|-+$/g, '') || 'unnamed';
}
