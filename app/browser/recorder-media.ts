/** Bits a second: two minutes are some 7 MB on a weak line. */
const PICTURE_BITS = 400_000;
const SOUND_BITS = 32_000;
const KINDS = ["webm;codecs=vp8,opus", "webm", "mp4"];

/** Of the kinds that are kept, the first that this browser writes. */
export function recorderOf(stream: MediaStream, isSound: boolean): MediaRecorder {
  const mimeType = KINDS.map(
    (kind) => `${isSound ? "audio" : "video"}/${isSound ? kind.replace("vp8,", "") : kind}`,
  ).find((type) => MediaRecorder.isTypeSupported(type));
  return new MediaRecorder(stream, {
    ...(mimeType ? { mimeType } : {}),
    videoBitsPerSecond: PICTURE_BITS,
    audioBitsPerSecond: SOUND_BITS,
  });
}
