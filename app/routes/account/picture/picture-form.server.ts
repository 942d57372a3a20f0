import { MAX_PICTURE_BYTES } from "~/domains/identity/pictures/picture-kinds";
import { readFormWithFile } from "~/http/pages/form-with-file.server";

/** A phone photo over the limit is still read completely, so that the form can explain the error. */
const MAX_READ_BYTES = 16 * 1_048_576;

export const readPictureForm = (request: Request) =>
  readFormWithFile(request, "picture", MAX_PICTURE_BYTES, MAX_READ_BYTES);

export const pictureOf = async (request: Request): Promise<Uint8Array | null> =>
  (await readPictureForm(request)).file?.bytes ?? null;
