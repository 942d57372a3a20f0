import { z } from "zod";
import { DomainError } from "~/core/errors";
import { FILE_PLATFORMS, type FilePlatform } from "./platform-file.server";

export const PlatformFile = z.object({
  csv: z
    .string("Choose the CSV file you downloaded from the platform.")
    .min(1, "This file is empty. Choose another file."),
});

export const PlatformFileForm = z.object({});

export function readFilePlatform(text: string | undefined): FilePlatform {
  const found = FILE_PLATFORMS.find((platform) => platform === text);
  if (!found) throw new DomainError("not_found", "Files can’t be imported from this platform.");
  return found;
}
