import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { requireConnector } from "~/domains/marketing/platforms/connect.server";
import { readPlatform } from "~/domains/marketing/platforms/read-platform";
import { readFilePlatform } from "~/domains/social-leads/inbound/schemas";
import { getSocialLead } from "~/domains/social-leads/list-leads.server";
import type { PageArgs } from "~/http/pages/page.server";

/** What the addresses of these pages name. Each @throws DomainError not_found */
export const platformOf = async (_: BusinessContext, { params }: PageArgs) => readPlatform(params.platform);

export const filePlatformOf = async (_: BusinessContext, { params }: PageArgs) =>
  readFilePlatform(params.platform);

export const leadOf = (ctx: BusinessContext, { params }: PageArgs) =>
  getSocialLead(ctx, parseId(params.socialLeadId, "lead"));

/** For what an owner alone does. @throws DomainError forbidden, not_found */
export async function platformToConnect(ctx: BusinessContext, { params }: PageArgs) {
  const platform = readPlatform(params.platform);
  requireConnector(ctx);
  return platform;
}
