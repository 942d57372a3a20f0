const EQUALS = 61;
const FIRST_ROOM = 4_096;

export interface Decoder {
  update(line: Uint8Array): void;
  finalize(): Promise<ArrayBuffer>;
}

function growing() {
  let bytes = new Uint8Array(FIRST_ROOM);
  let length = 0;
  return {
    room(wanted: number): Uint8Array {
      if (length + wanted > bytes.byteLength) {
        const wider = new Uint8Array(Math.max(length + wanted, bytes.byteLength * 2));
        wider.set(bytes.subarray(0, length));
        bytes = wider;
      }
      return bytes.subarray(length);
    },
    took(count: number) {
      length += count;
    },
    whole: async () => bytes.buffer.slice(0, length),
  };
}

export function joining(): Decoder {
  const { room, took, whole } = growing();
  return {
    update(line) {
      const place = room(line.byteLength + 1);
      place.set(line);
      place[line.byteLength] = 10;
      took(line.byteLength + 1);
    },
    finalize: whole,
  };
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const SIX_BITS = new Int8Array(256).fill(-1);
for (let offset = 0; offset < 64; offset += 1) SIX_BITS[ALPHABET.charCodeAt(offset)] = offset;

/** Decodes into one buffer: postal-mime keeps a separate one for each "=". */
export function base64(): Decoder {
  const { room, took, whole } = growing();
  let held = 0;
  let bits = 0;
  return {
    update(line) {
      const place = room(line.byteLength);
      let count = 0;
      for (const byte of line) {
        const value = SIX_BITS[byte] ?? -1;
        if (byte === EQUALS) bits = 0;
        if (value < 0) continue;
        held = ((held << 6) | value) & 0xffff;
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        place[count] = (held >> bits) & 0xff;
        count += 1;
      }
      took(count);
    },
    finalize: whole,
  };
}

const isBase64 = (byte: number) =>
  (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || (byte >= 47 && byte <= 57) || byte === 43;

/** Counts an attachment's bytes instead of storing it; the result has only a `byteLength`. */
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
      // "=" at the end joins two lines: neither it nor the line feed is content.
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

/** Keeps the start of a text: `take` returns how many bytes of a line it still accepts. */
export const beginningOf = (decoder: Decoder, take: (wanted: number) => number): Decoder => ({
  update(line) {
    const room = take(line.byteLength + 1);
    if (room > line.byteLength) decoder.update(line);
    else if (room > 0) decoder.update(line.subarray(0, room));
  },
  finalize: () => decoder.finalize(),
});
