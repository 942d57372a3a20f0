const EQUALS = 61;
const FIRST_ROOM = 4_096;

export interface Decoder {
  update(line: Uint8Array): void;
  finalize(): Promise<ArrayBuffer>;
}

export function joining(): Decoder {
  let bytes = new Uint8Array(FIRST_ROOM);
  let length = 0;
  return {
    update(line) {
      const next = length + line.byteLength + 1;
      if (next > bytes.byteLength) {
        const wider = new Uint8Array(Math.max(next, bytes.byteLength * 2));
        wider.set(bytes.subarray(0, length));
        bytes = wider;
      }
      bytes.set(line, length);
      bytes[next - 1] = 10;
      length = next;
    },
    finalize: async () => bytes.buffer.slice(0, length),
  };
}

const isBase64 = (byte: number) =>
  (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || (byte >= 47 && byte <= 57) || byte === 43;

/** Counts an attachment instead of keeping it: what it gives has a `byteLength` and nothing else. */
export function counting(encoding: string): Decoder {
  let size = 0;
  let letters = 0;
  const flush = () => {
    size += Math.floor((letters * 3) / 4);
    letters = 0;
  };
  const updates = {
    base64(line: Uint8Array) {
      for (const byte of line)
        if (byte === EQUALS) flush();
        else if (isBase64(byte)) letters += 1;
    },
    quoted(line: Uint8Array) {
      let signs = 0;
      for (const byte of line) if (byte === EQUALS) signs += 1;
      // "=" at the end joins two lines: neither the sign nor the line feed is content.
      const isSoft = line.at(-1) === EQUALS;
      size += line.byteLength - 2 * (isSoft ? signs - 1 : signs) + (isSoft ? -1 : 1);
    },
    plain(line: Uint8Array) {
      size += line.byteLength + 1;
    },
  };
  const update = /base64/i.test(encoding)
    ? updates.base64
    : /quoted-printable/i.test(encoding)
      ? updates.quoted
      : updates.plain;
  return {
    update,
    async finalize() {
      flush();
      return { byteLength: size } as ArrayBuffer;
    },
  };
}

/** The beginning of a text: `take` says how many bytes of a line are left to it. */
export const beginningOf = (decoder: Decoder, take: (wanted: number) => number): Decoder => ({
  update(line) {
    const room = take(line.byteLength + 1);
    if (room > line.byteLength) decoder.update(line);
    else if (room > 0) decoder.update(line.subarray(0, room));
  },
  finalize: () => decoder.finalize(),
});
