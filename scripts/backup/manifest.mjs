// Contents of a backup folder: database.sql, files/<hash of the key>, and manifest.json, which is written last.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const FORMAT = 1;
export const sha256 = (data) => createHash("sha256").update(data).digest("hex");

/** @throws Error when the folder has no finished backup, one in another format, or one that changed since it was written */
export function readBackup(folder) {
  const path = join(folder, "manifest.json");
  if (!existsSync(path))
    throw new Error(`${folder} holds no finished backup: manifest.json is written last.`);
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  if (manifest.format !== FORMAT)
    throw new Error(`This backup has format ${manifest.format}; this version restores format ${FORMAT}.`);
  const parts = [{ file: "database.sql", sha256: manifest.database.sha256 }, ...manifest.files];
  for (const part of parts) {
    const file = join(folder, part.file);
    if (!existsSync(file) || sha256(readFileSync(file)) !== part.sha256)
      throw new Error(`${file} is missing or has changed since the backup.`);
  }
  return manifest;
}
