import type { BusinessContext } from "~/core/context";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import { type Imported, importSocialLeads } from "../imports/import-leads.server";

/** LinkedIn's lead gen forms and X's lead cards provide their leads only as files. */
export const FILE_PLATFORMS = ["linkedin", "twitter"] as const;
export type FilePlatform = (typeof FILE_PLATFORMS)[number];

/** Imports the first rows immediately, the others by the queue. @throws DomainError forbidden, invalid, limit_reached */
export async function importPlatformFile(
  ctx: BusinessContext,
  platform: FilePlatform,
  csv: string,
  fileName: string | null,
): Promise<Imported> {
  await requireMarketing(ctx);
  const input = { platform, method: "csv" as const, lead: null, csv, apiToken: null, criteria: null };
  return importSocialLeads(ctx, input, fileName);
}
