import { z } from "zod";
import { notFound } from "~/core/errors";
import { FILE_PLATFORMS, type FilePlatform } from "./platform-file.server";

export const PlatformFile = z.object({
  csv: z
    .string("Choose the CSV file you downloaded from the platform.")
    .min(1, "There is no text in this file."),
});

export const PlatformFileForm = z.object({});

export function readFilePlatform(text: string | undefined): FilePlatform {
  const found = FILE_PLATFORMS.find((platform) => platform === text);
  if (!found) throw notFound("A file of this platform");
  return found;
}
