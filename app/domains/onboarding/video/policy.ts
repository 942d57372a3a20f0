import type { Config } from "~/core/config";
import { m } from "~/messages/messages";

export const MAX_ANSWER_BYTES = 30_000_000;
export const CHUNK_BYTES = 256_000;

/** The formats named in errors and on the form; a 3GP file has the bytes of an MP4. AMR is excluded: no browser plays it. */
export const VIDEO_KINDS = "WebM, MP4, MOV, 3GP";
export const SOUND_KINDS = "WebM, MP4, MOV, 3GP, M4A, OGG, OPUS, MP3, WAV";

const MIN_SECONDS = 60;
const MAX_SECONDS = 120;
/** Recorders may stop slightly early or late. */
const TOLERANCE_SECONDS = 2;

export const MIN_LENGTH = 200;
export const MAX_LENGTH = 4_000;

export const UPLOAD_HOURS = 24;

export const chunksOf = (size: number): number => Math.ceil(size / CHUNK_BYTES);

export const sizeOfChunk = (size: number, place: number): number =>
  Math.min(CHUNK_BYTES, size - place * CHUNK_BYTES);

/** Journey tests record less than a minute; config forbids that in deployments (core/config). */
export const secondsAllowed = ({ LEAST_ANSWER_SECONDS }: Pick<Config, "LEAST_ANSWER_SECONDS">) => ({
  least: LEAST_ANSWER_SECONDS ? Number(LEAST_ANSWER_SECONDS) : MIN_SECONDS,
  most: MAX_SECONDS,
});

export const isLongEnough = (config: Config, seconds: number): boolean =>
  seconds >= secondsAllowed(config).least - (config.LEAST_ANSWER_SECONDS ? 0 : TOLERANCE_SECONDS);

export const isShortEnough = (seconds: number): boolean => seconds <= MAX_SECONDS + TOLERANCE_SECONDS;

export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return m.onboarding_policy_seconds({ count: rest });
  const length = m.onboarding_policy_minutes({ count: minutes });
  return rest > 0 ? `${length} ${m.onboarding_policy_seconds({ count: rest })}` : length;
}
