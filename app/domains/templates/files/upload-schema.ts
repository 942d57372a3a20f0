import { z } from "zod";
import { MAX_FILE_BYTES } from "./file-kinds";

/** The file is a data URL; `mimeType` is a hint. */
export const UploadSchema = z.object({
  filename: z
    .string("Please name the file.")
    .trim()
    .min(1, "Please name the file.")
    .max(500, "At most 500 characters."),
  fileData: z.string("Please send the file as a data URL."),
  mimeType: z.string().max(200).nullish(),
});

/** A file of 10 MB as base64, and the JSON around it. */
export const UPLOAD_LIMIT = {
  bytes: Math.ceil(MAX_FILE_BYTES / 3) * 4 + 64 * 1024,
  error: "File too large: Please upload a file smaller than 10MB",
};
