/** The fields of a protobuf message by their numbers, as they are on the wire. */
export type ProtobufFields = ReadonlyMap<number, readonly (Buffer | number)[]>;

/** Reads a message without knowing its schema: a second opinion on what an exporter writes. */
export function protobufFields(bytes: Buffer): ProtobufFields {
  const fields = new Map<number, (Buffer | number)[]>();
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  const take = (length: number) => bytes.subarray(at, (at += length));
  while (at < bytes.length) {
    const tag = varint();
    const number = Math.floor(tag / 8);
    const value = valueOf(tag % 8);
    fields.set(number, [...(fields.get(number) ?? []), value]);
  }
  return fields;

  function valueOf(type: number): Buffer | number {
    if (type === 0) return varint();
    if (type === 1) return take(8);
    if (type === 2) return take(varint());
    if (type === 5) return take(4);
    throw new Error(`there is no wire type ${type}`);
  }
}

/** The messages in a field, each read by itself. */
export const messagesIn = (fields: ProtobufFields | undefined, number: number): ProtobufFields[] =>
  buffersIn(fields, number).map((bytes) => protobufFields(bytes));

/** What a field holds as bytes. */
export const buffersIn = (fields: ProtobufFields | undefined, number: number): Buffer[] =>
  (fields?.get(number) ?? []).filter((value) => Buffer.isBuffer(value));

/** The text in a field, or none. */
export const textIn = (fields: ProtobufFields | undefined, number: number): string =>
  buffersIn(fields, number)[0]?.toString() ?? '';
