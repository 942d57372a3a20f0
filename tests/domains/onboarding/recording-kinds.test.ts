import { describe, expect, it } from "vitest";
import { type Recording, readRecording } from "~/domains/onboarding/video/containers/recording";
import {
  fragmentedMp4,
  mp3File,
  mp4File,
  oggFile,
  wavFile,
  webmFile,
} from "../../support/fixtures/recordings";

const read = (bytes: Uint8Array): Promise<Recording | null> =>
  readRecording({
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  });

describe("a recording identified by its bytes", () => {
  it.each([
    ["of Chromium, without a duration", webmFile({ seconds: 75 }), "webm", 75, true, true],
    ["of Chromium, of sound", webmFile({ seconds: 61, picture: false }), "webm", 61, false, true],
    ["of Chromium, without sound", webmFile({ sound: false }), "webm", 75, true, false],
    ["whose header states another length", webmFile({ seconds: 180, duration: 90 }), "webm", 180, true, true],
    ["of a phone", mp4File({ seconds: 118 }), "mp4", 118, true, true],
    ["of an iPhone", mp4File({ seconds: 62, brand: "qt  " }), "mp4", 62, true, true],
    ["of a phone, of sound", mp4File({ handlers: ["soun"] }), "mp4", 75, false, true],
    ["of Safari, in fragments", fragmentedMp4({ seconds: 73 }), "mp4", 73, true, true],
    ["of Firefox, of sound", oggFile({ seconds: 66 }), "ogg", 66, false, true],
    ["of a cheap phone, 3GP", mp4File({ seconds: 70, brand: "3gp4" }), "mp4", 70, true, true],
    ["of a cheap phone, WAV", wavFile({ seconds: 64 }), "wav", 64, false, true],
    ["of a WAV without a size", wavFile({ seconds: 64, stated: 0xffffffff }), "wav", 64, false, true],
    ["of a cheap phone, MP3", mp3File({ seconds: 72 }), "mp3", 72, false, true],
    ["of an MP3 with a tag", mp3File({ seconds: 72, tag: 300 }), "mp3", 72, false, true],
  ])(
    "has its format, duration, video and sound detected: %s",
    async (_, bytes, format, seconds, hasPicture, hasSound) => {
      const lasts = expect.closeTo(seconds, 3);
      expect(await read(bytes)).toEqual({ format, seconds: lasts, hasPicture, hasSound });
    },
  );

  it.each([
    ["nothing", new Uint8Array()],
    ["a text", new TextEncoder().encode("a text of some length that is no recording at all")],
    ["a picture of a phone", mp4File({ handlers: [], brand: "heic" })],
    ["a head without media", mp4File({ media: 0 })],
    ["a film in Matroska", webmFile({ docType: "matroska" })],
    ["a head without blocks", webmFile({ seconds: -1 })],
    ["an AMR, which no browser plays", new TextEncoder().encode(`#!AMR\n${"<".repeat(5_000)}`)],
    ["a WAV without sound", wavFile({ seconds: 0 })],
    ["zeros", new Uint8Array(5_000)],
  ])("is not recognised in any other file: %s", async (_, bytes) => {
    expect(await read(bytes)).toBeNull();
  });

  it("is read without failing or hanging if it is damaged or truncated", async () => {
    for (const whole of [
      webmFile(),
      mp4File(),
      fragmentedMp4(),
      oggFile(),
      wavFile({ seconds: 1 }),
      mp3File({ seconds: 2 }),
    ])
      for (let index = 4; index < whole.length; index += 97) {
        const damaged = whole.slice();
        damaged.fill(255, index, index + 3);
        for (const bytes of [damaged, whole.subarray(0, index)]) {
          const recording = await read(bytes);
          expect(recording === null || recording.seconds >= 0).toBe(true);
        }
      }
  });
});
