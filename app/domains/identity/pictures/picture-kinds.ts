import { paths } from "~/paths";

export const MAX_PICTURE_BYTES = 1_048_576;
/** The side length in pixels. */
export const MIN_PICTURE_SIDE = 64;
export const MAX_PICTURE_SIDE = 4_096;

export const PICTURE_ENDINGS = ".png,.jpg,.jpeg,.webp";

/** Returns the URL of a picture by its name. */
export const pictureUrl = (name: string | null | undefined): string | null =>
  name ? paths.account.pictureFile(name) : null;
