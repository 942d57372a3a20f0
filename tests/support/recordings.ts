/** Recordings as recorders write them, small whatever they last. */

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const joined = (parts: readonly Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const uint = (value: number, length: number) =>
  Uint8Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);

const hex = (id: string) => Uint8Array.from(id.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const UNKNOWN = hex("01ffffffffffffff");

const element = (id: string, ...parts: Uint8Array[]) => {
  const body = joined(parts);
  return joined([hex(id), uint(0x10000000 + body.length, 4), body]);
};

/** As Chromium does: segment and clusters of unknown size, no duration, a block of each track a second. */
export function webmFile({
  seconds = 75,
  picture = true,
  sound = true,
  padding = 100,
  docType = "webm",
  duration = 0,
} = {}): Uint8Array {
  const track = (number: number, type: number) =>
    element("ae", element("d7", uint(number, 1)), element("83", uint(type, 1)));
  const tracks = [...(picture ? [track(1, 1)] : []), ...(sound ? [track(2, 2)] : [])];
  const stated = new Uint8Array(8);
  new DataView(stated.buffer).setFloat64(0, duration * 1000);
  const info = [element("2ad7b1", uint(1_000_000, 4)), ...(duration > 0 ? [element("4489", stated)] : [])];
  const parts = [
    element("1a45dfa3", element("4282", bytesOf(docType))),
    hex("18538067"),
    UNKNOWN,
    element("1549a966", ...info),
    element("1654ae6b", ...tracks),
  ];
  for (let second = 0; second <= seconds; second += 1) {
    if (second % 10 === 0) parts.push(hex("1f43b675"), UNKNOWN, element("e7", uint(second * 1000, 4)));
    for (let number = 1; number <= 2; number += 1)
      parts.push(
        element(
          "a3",
          uint(0x80 + number, 1),
          uint((second % 10) * 1000, 2),
          uint(0x80, 1),
          new Uint8Array(padding),
        ),
      );
  }
  return joined(parts);
}

const box = (type: string, ...parts: Uint8Array[]) => {
  const body = joined(parts);
  return joined([uint(body.length + 8, 4), bytesOf(type), body]);
};

const full = (type: string, flags: number, ...parts: Uint8Array[]) => box(type, uint(flags, 4), ...parts);

const TIMES = uint(0, 8);
const SCALE = 1000;

const trak = (id: number, handler: string) =>
  box(
    "trak",
    full("tkhd", 0, TIMES, uint(id, 4), uint(0, 68)),
    box(
      "mdia",
      full("mdhd", 0, TIMES, uint(SCALE, 4), uint(0, 8)),
      full("hdlr", 0, uint(0, 4), bytesOf(handler), uint(0, 13)),
    ),
  );

const mvhd = (seconds: number) =>
  full("mvhd", 0, TIMES, uint(SCALE, 4), uint(seconds * SCALE, 4), uint(0, 80));

/** With the length in its head, behind the media, as a phone's camera writes it. */
export const mp4File = ({
  seconds = 75,
  handlers = ["vide", "soun"],
  brand = "isom",
  media = 2_000,
} = {}): Uint8Array =>
  joined([
    box("ftyp", bytesOf(brand), uint(0, 4)),
    box("mdat", new Uint8Array(media)),
    box("moov", mvhd(seconds), ...handlers.map((handler, index) => trak(index + 1, handler))),
  ]);

/** In fragments without a length in its head, as Safari records. */
export function fragmentedMp4({ seconds = 75 } = {}): Uint8Array {
  const trex = full("trex", 0, uint(1, 4), uint(1, 4), uint(SCALE, 4), uint(0, 8));
  const parts = [
    box("ftyp", bytesOf("iso5"), uint(0, 4)),
    box("moov", mvhd(0), trak(1, "vide"), trak(2, "soun"), box("mvex", trex)),
  ];
  for (let second = 0; second < seconds; second += 5) {
    const samples = Math.min(5, seconds - second);
    const times = full("tfdt", 0, uint(second * SCALE, 4));
    const run = full(
      "trun",
      0x100,
      uint(samples, 4),
      ...Array.from({ length: samples }, () => uint(SCALE, 4)),
    );
    parts.push(box("moof", box("traf", full("tfhd", 0x20000, uint(1, 4)), times, run)));
    parts.push(box("mdat", new Uint8Array(500)));
  }
  return joined(parts);
}

/** Opus: a page a second. */
export function oggFile({ seconds = 75 } = {}): Uint8Array {
  const page = (position: number, packet: Uint8Array) => {
    const place = new Uint8Array(8);
    new DataView(place.buffer).setBigInt64(0, BigInt(position), true);
    return joined([
      bytesOf("OggS"),
      uint(0, 2),
      place,
      uint(1, 12),
      uint(1, 1),
      uint(packet.length, 1),
      packet,
    ]);
  };
  const pages = Array.from({ length: seconds }, (_, second) =>
    page((second + 1) * 48_000, new Uint8Array(80)),
  );
  return joined([page(0, bytesOf("OpusHead\u0001\u0001")), ...pages]);
}

/** Of a cheap phone: 8,000 samples a second, one byte each. */
export function wavFile({ seconds = 75, stated }: { seconds?: number; stated?: number } = {}): Uint8Array {
  const little = (value: number) => uint(value, 4).reverse();
  const format = joined([
    new Uint8Array([1, 0, 1, 0]),
    little(8_000),
    little(8_000),
    new Uint8Array([1, 0, 8, 0]),
  ]);
  const parts = [bytesOf("WAVEfmt "), little(16), format, bytesOf("data"), little(stated ?? seconds * 8_000)];
  return joined([bytesOf("RIFF"), little(36), ...parts, new Uint8Array(seconds * 8_000)]);
}

/** Frames of 48 kHz and 64 kbit, 192 bytes and 24 milliseconds each, behind a tag of `tag` bytes. */
export function mp3File({ seconds = 75, tag = 0 } = {}): Uint8Array {
  const frame = joined([new Uint8Array([0xff, 0xfb, 0x54, 0xc0]), new Uint8Array(188)]);
  const frames = Array.from({ length: Math.round(seconds / 0.024) }, () => frame);
  const head = new Uint8Array([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, tag >> 7, tag & 127]);
  return joined([
    ...(tag > 0 ? [head, new Uint8Array(tag)] : []),
    ...frames,
    bytesOf("TAG"),
    new Uint8Array(125),
  ]);
}
