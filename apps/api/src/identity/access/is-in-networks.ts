import ipaddr from 'ipaddr.js';

/** The first address of a network in bytes (4 or 16), and its prefix length in bits. */
interface Network {
  readonly bytes: readonly number[];
  readonly length: number;
}

/** A network in canonical CIDR; a single address is its own network. Undefined where it is neither. */
export function canonicalNetwork(given: string): string | undefined {
  const network = networkOf(given.trim());
  if (!network) return undefined;
  const { bytes, length } = network;
  const first = bytes.map((byte, at) => byte & maskOf(length - at * 8));
  return `${ipaddr.fromByteArray(first).toString()}/${length}`;
}

/** Whether an address is in one of the networks; an invalid address is in none. */
export function isInNetworks(ip: string, networks: readonly string[]): boolean {
  return isWithinNetworks([ip], networks);
}

/** Whether networks lie within others; null stands for every address. */
export function isWithinNetworks(networks: readonly string[] | null, others: readonly string[]): boolean {
  const outer = others.flatMap((other) => networkOf(other) ?? []);
  return (networks ?? ['0.0.0.0/0', '::/0']).every((text) => {
    const inner = networkOf(text);
    return inner !== undefined && outer.some((other) => contains(other, inner));
  });
}

const contains = (outer: Network, inner: Network): boolean =>
  outer.bytes.length === inner.bytes.length &&
  outer.length <= inner.length &&
  outer.bytes.every((byte, at) => ((byte ^ (inner.bytes[at] ?? 0)) & maskOf(outer.length - at * 8)) === 0);

/** Of a byte, its first bits. */
const maskOf = (bits: number): number => (0xff00 >> Math.min(8, Math.max(0, bits))) & 0xff;

/** Bits of an IPv6 address that stands for an IPv4 one, before those of the latter. */
const mappedBits = 96;

function networkOf(text: string): Network | undefined {
  // `10.1` means something else to each reader, and a zone is known to one machine only.
  if (text.includes('%') || !(text.includes(':') || text.split('.').length === 4)) return undefined;
  if (ipaddr.isValid(text)) {
    const bytes = ipaddr.process(text).toByteArray();
    return { bytes, length: bytes.length * 8 };
  }
  if (!ipaddr.isValidCIDR(text)) return undefined;
  const [address, length] = ipaddr.parseCIDR(text);
  const isMapped = ipaddr.process(address.toString()).kind() !== address.kind() && length >= mappedBits;
  return isMapped
    ? { bytes: ipaddr.process(address.toString()).toByteArray(), length: length - mappedBits }
    : { bytes: address.toByteArray(), length };
}
