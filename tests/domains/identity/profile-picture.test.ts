import { describe, expect, it } from "vitest";
import { cleanImage } from "~/core/images/clean-image";
import { joinBytes } from "~/core/images/image-bytes";
import { pngChunk } from "~/core/images/png";
import { MAX_PICTURE_BYTES } from "~/domains/identity/pictures/picture-kinds";
import {
  purgePictures,
  readPicture,
  removePicture,
  savePicture,
} from "~/domains/identity/pictures/profile-picture.server";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import {
  exif,
  jpegFile,
  pngFile,
  textChunk,
  webpChunk,
  webpFile,
  webpOf,
} from "../../support/fixtures/pictures";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const SECRET = "-1.2921,36.8219 <script>alert(1)</script>";
const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const words = new TextEncoder().encode(SECRET);

describe("an accepted picture", () => {
  it.each([
    [
      "PNG",
      pngFile(120, 90, [textChunk("tEXt", SECRET), textChunk("eXIf", SECRET), textChunk("iTXt", SECRET)]),
    ],
    ["animated PNG", pngFile(120, 90, [textChunk("acTL", SECRET), textChunk("fcTL", SECRET)])],
    ["JPG", jpegFile(120, 90, [exif(1, SECRET)])],
    [
      "WebP",
      webpFile(120, 90, [webpChunk("EXIF", words), webpChunk("XMP ", words), webpChunk("ICCP", words)]),
    ],
  ])("is stored without location, metadata or script: %s", (_, bytes) => {
    const whole = joinBytes([bytes, words]);
    expect(latin(whole)).toContain(SECRET);
    const image = cleanImage(whole);
    expect([image.width, image.height]).toEqual([120, 90]);
    expect(latin(image.bytes)).not.toContain("36.8219");
    expect(latin(image.bytes)).not.toContain("script");
    // The stored file is a picture, and cleaning it again changes nothing.
    expect(cleanImage(image.bytes)).toEqual(image);
  });

  it("keeps a photo's orientation and its visible width and height", () => {
    const image = cleanImage(jpegFile(120, 90, [exif(6, SECRET)]));
    expect([image.width, image.height]).toEqual([90, 120]);
    expect(latin(image.bytes)).toContain("Exif\0\0MM");
    expect(cleanImage(image.bytes)).toEqual(image);
  });

  it.each([pngFile, jpegFile, webpFile])("is accepted with sides of 64 to 4,096 pixels: %o", (file) => {
    for (const side of [64, 4_096]) expect(readPicture(file(side, side)).width).toBe(side);
    for (const [width, height] of [
      [63, 64],
      [64, 63],
      [64, 4_097],
      [4_097, 64],
      [16_000, 16_000],
    ] as const)
      expect(() => readPicture(file(width, height))).toThrow(/of 64 to 4,096 pixels per side/);
  });
});

const cut = (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 3);
const gif = new TextEncoder().encode(`GIF89a/*${"x".repeat(80)}*/=1;alert(1)`);
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const header = (width: number, height: number, colour = 0) => {
  const data = new Uint8Array(13);
  new DataView(data.buffer).setUint32(0, width);
  new DataView(data.buffer).setUint32(4, height);
  data.set([8, colour], 8);
  return pngChunk("IHDR", data);
};

describe("a rejected picture", () => {
  it.each([
    ["nothing", new Uint8Array(), /Choose a picture first/],
    [
      "a byte more than 1 MB",
      joinBytes([pngFile(64, 64), new Uint8Array(MAX_PICTURE_BYTES)]),
      /at most 1 MB/,
    ],
    ["GIF with script", gif, /Upload a PNG, JPG or WebP picture/],
    ["SVG", svg, /Upload a PNG, JPG or WebP picture/],
    ["half a beginning", pngFile(64, 64).subarray(0, 5), /Upload a PNG, JPG or WebP picture/],
    ["a beginning alone", pngFile(64, 64).subarray(0, 8), /damaged/],
    ["PNG without its end", cut(pngFile(64, 64)), /damaged/],
    ["JPG without its end", cut(jpegFile(64, 64)), /damaged/],
    ["WebP without its end", cut(webpFile(64, 64)), /damaged/],
    ["PNG of 0 × 0", pngFile(0, 0), /64 to 4,096 pixels/],
    ["JPG of 0 × 0", jpegFile(0, 0), /damaged/],
    ["PNG with two headers", pngFile(64, 64, [header(64, 64)]), /damaged/],
    [
      "PNG with a palette that isn’t there",
      joinBytes([pngFile(64, 64).subarray(0, 8), header(64, 64, 3)]),
      /damaged/,
    ],
    ["JPG with a second frame", jpegFile(64, 64, [jpegFile(64, 64).subarray(89, 102)]), /damaged/],
    ["animated WebP", webpFile(64, 64, [webpChunk("ANIM", new Uint8Array(6))]), /non-animated/],
    ["WebP without a picture", webpOf([webpChunk("EXIF", words)]), /damaged/],
  ])("reports the reason: %s", (_, bytes, message) => {
    expect(() => readPicture(bytes)).toThrow(message);
  });

  it("is rejected if a PNG header is damaged", () => {
    const bytes = pngFile(64, 64);
    bytes[18] = 0;
    bytes[17] = 2;
    expect(() => readPicture(bytes)).toThrow(/damaged/);
  });

  it("always fails with a picture error, wherever a file is cut or changed", () => {
    for (const file of [pngFile(64, 64), jpegFile(64, 64, [exif(6, "x")]), webpFile(64, 64)])
      for (let at = 0; at < file.length; at += 1) {
        const changed = Uint8Array.from(file);
        changed[at] = 255 - (changed[at] ?? 0);
        for (const bytes of [changed, file.subarray(0, at)])
          try {
            readPicture(bytes);
          } catch (error) {
            expect(error).toMatchObject({ field: "picture" });
          }
      }
  });
});

const picturesOf = async (userId: number) => {
  const { results } = await env.DB.prepare("select name from profile_pictures where user_id = ?")
    .bind(userId)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
};
const fileOf = (name: string) => env.FILES.get(`profile-pictures/${name}`);
const currentOf = async (userId: number) =>
  (
    await env.DB.prepare("select profile_picture as name from users where id = ?")
      .bind(userId)
      .first<{ name: string | null }>()
  )?.name;

describe("a profile picture", () => {
  it("replaces the previous picture and deletes its file", async () => {
    const { ctx, user } = await makeBusiness();
    const first = await savePicture(ctx, pngFile(64, 64));
    const second = await savePicture(ctx, jpegFile(64, 64));
    expect([await fileOf(first), (await fileOf(second))?.httpMetadata?.contentType]).toEqual([
      null,
      "image/jpeg",
    ]);
    expect(await picturesOf(user.userId)).toEqual([second]);
  });

  it("keeps one of four concurrent uploads and deletes the other files", async () => {
    const { ctx, user } = await makeBusiness();
    const names = await Promise.all([1, 2, 3, 4].map(() => savePicture(ctx, pngFile(64, 64))));
    const current = (await currentOf(user.userId)) ?? "";
    expect(names).toContain(current);
    for (const name of names) expect((await fileOf(name)) !== null).toBe(name === current);
    expect(await picturesOf(user.userId)).toEqual([current]);
  });

  it("is removed once, together with its file", async () => {
    const { ctx, user } = await makeBusiness();
    const name = await savePicture(ctx, pngFile(64, 64));
    await removePicture(ctx);
    await removePicture(ctx);
    expect([await fileOf(name), await picturesOf(user.userId), await currentOf(user.userId)]).toEqual([
      null,
      [],
      null,
    ]);
    const { results } = await env.DB.prepare(
      "select action from audit_log where target = ? and action like '%profile-picture' order by id",
    )
      .bind(`user:${user.userId}`)
      .all<{ action: string }>();
    expect(results.map(({ action }) => action)).toEqual(["save-profile-picture", "remove-profile-picture"]);
  });

  it("is deleted with its user", async () => {
    const { ctx, user } = await makeBusiness();
    const name = await savePicture(ctx, webpFile(64, 64));
    await eraseUser(testContext(), user.userId, "erase-user");
    expect([await fileOf(name), await picturesOf(user.userId), await currentOf(user.userId)]).toEqual([
      null,
      [],
      null,
    ]);
  });

  it("is not stored for a user erased during the upload", async () => {
    const { ctx, user } = await makeBusiness();
    await eraseUser(testContext(), user.userId, "erase-user");
    const name = await savePicture(ctx, pngFile(64, 64));
    expect(await currentOf(user.userId)).toBeNull();
    const later = { ...testContext(), now: () => new Date(Date.now() + 2 * 3_600_000) };
    await purgePictures(later);
    expect(await fileOf(name)).toBeNull();
  });

  it("survives the nightly purge, which removes interrupted uploads after an hour", async () => {
    const { ctx, user } = await makeBusiness();
    const name = await savePicture(ctx, pngFile(64, 64));
    const add = env.DB.prepare(
      "insert into profile_pictures (name, user_id, size, created_at) values (?, ?, 1, ?)",
    );
    const seconds = Math.floor(Date.now() / 1000);
    const lost = [`${crypto.randomUUID()}.png`, `${crypto.randomUUID()}.png`] as const;
    await env.DB.batch([
      add.bind(lost[0], user.userId, seconds - 3_700),
      add.bind(lost[1], user.userId, seconds),
    ]);
    await purgePictures(testContext());
    expect((await picturesOf(user.userId)).sort()).toEqual([name, lost[1]].sort());
    expect(await fileOf(name)).not.toBeNull();
  });
});
