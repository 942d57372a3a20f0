import { crc32, deflateSync } from "node:zlib";

const MAX_COLOURS = 256;

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(body.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

type Rgba = readonly [number, number, number, number];

const distance = (a: Rgba, b: Rgba) =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2 + 4 * (a[3] - b[3]) ** 2;

/** Picks the most frequent colours, then those furthest from them, so that no edge loses its shade. */
function paletteOf(counts: Map<number, number>): Map<number, number> {
  const rgba = (key: number): Rgba => [key >>> 24, (key >>> 16) & 255, (key >>> 8) & 255, key & 255];
  const keys = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const kept = keys.slice(0, MAX_COLOURS);
  const places = new Map(kept.map((key, index) => [key, index]));
  const colours = kept.map(rgba);
  for (const key of keys.slice(MAX_COLOURS)) {
    const colour = rgba(key);
    let nearest = 0;
    for (let index = 1; index < colours.length; index += 1)
      if (distance(colour, colours[index] as Rgba) < distance(colour, colours[nearest] as Rgba))
        nearest = index;
    places.set(key, nearest);
  }
  return places;
}

/** Returns the pixels as straight RGBA in one word each, and how often each colour occurs. */
function keysOf(premultiplied: Uint8Array) {
  const keys = new Uint32Array(premultiplied.length / 4);
  const counts = new Map<number, number>();
  const straight = (at: number, alpha: number) =>
    alpha ? Math.min(255, Math.round(((premultiplied[at] ?? 0) * 255) / alpha)) : 0;
  const words = new Uint32Array(premultiplied.slice().buffer);
  let run = 0;
  for (let index = 0; index < keys.length; index += run) {
    const alpha = premultiplied[index * 4 + 3] ?? 0;
    const [red, green, blue] = [0, 1, 2].map((n) => straight(index * 4 + n, alpha)) as [
      number,
      number,
      number,
    ];
    const key = ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
    for (run = 1; index + run < keys.length && words[index + run] === words[index]; ) run += 1;
    keys.fill(key, index, index + run);
    counts.set(key, (counts.get(key) ?? 0) + run);
  }
  return { keys, counts };
}

/** Encodes premultiplied RGBA as a PNG of at most 256 colours: these pictures are flat, so this needs a quarter of the bytes. */
export function encodePng(premultiplied: Uint8Array, width: number, height: number): Buffer {
  const { keys, counts } = keysOf(premultiplied);
  const places = paletteOf(counts);
  const size = Math.min(MAX_COLOURS, counts.size);
  const colours = Buffer.alloc(size * 3);
  const alphas = Buffer.alloc(size);
  for (const [key, place] of [...places].slice(0, size)) {
    colours.writeUIntBE(key >>> 8, place * 3, 3);
    alphas[place] = key & 255;
  }
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    let last = -1;
    let place = 0;
    for (let x = 0; x < width; x += 1) {
      const key = keys[y * width + x] ?? 0;
      if (key !== last) place = places.get(key) ?? 0;
      last = key;
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("PLTE", colours),
    ...(alphas.every((alpha: number) => alpha === 255) ? [] : [chunk("tRNS", alphas)]),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
