import type { Body } from './request-arbitrary.js';

type Container = Record<string, unknown> | unknown[];
interface Place {
  readonly holder: Container;
  readonly key: string | number;
}

/** The JSON of a body after its mutations. What a mutation puts in is JSON itself and stands as a mark until the end. */
export function bodyText({ value, mutations }: Body): string {
  const root: [unknown] = [structuredClone(value)];
  mutations.forEach((mutation, index) => {
    const places = placesIn(root);
    const place = places[mutation.at % places.length];
    if (!place) return;
    const { holder, key } = place;
    if (mutation.kind === 'remove' && holder !== root) remove(place);
    else if (mutation.kind === 'wrap') set(place, [get(holder, key)]);
    else if (mutation.kind === 'add' && isObject(get(holder, key)))
      define(get(holder, key), mutation.key, mark(index));
    else set(place, mark(index));
  });
  return mutations.reduce(
    (text, { value }, index) => text.replaceAll(JSON.stringify(mark(index)), () => value.json),
    JSON.stringify(root[0]),
  );
}

const mark = (index: number) => `\u0002${index}\u0002`;
const isObject = (value: unknown): value is Container => typeof value === 'object' && value !== null;
const get = (holder: Container, key: string | number): unknown => Reflect.get(holder, key);
const set = ({ holder, key }: Place, value: unknown) => define(holder, String(key), value);

/** As its own property, whatever its name: `__proto__` too. */
function define(holder: unknown, key: string, value: unknown): void {
  if (isObject(holder) && !Array.isArray(holder)) {
    Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
  } else if (Array.isArray(holder)) Reflect.set(holder, /^\d+$/.test(key) ? key : holder.length, value);
}

function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

function placesIn(holder: Container): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const inner = get(holder, key);
    return [{ holder, key }, ...(isObject(inner) ? placesIn(inner) : [])];
  });
}
