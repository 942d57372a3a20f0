import { redirect } from "@remix-run/cloudflare";
import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { requireConnector } from "~/domains/marketing/platforms/connect.server";
import { readPlatform } from "~/domains/marketing/platforms/read-platform";
import { readFilePlatform } from "~/domains/social-leads/inbound/schemas";
import { getSocialLead } from "~/domains/social-leads/list-leads.server";
import { leadNow } from "~/domains/social-leads/merging/list-merges.server";
import type { PageArgs } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";

/** What the addresses of these pages name. Each @throws DomainError not_found */
export const platformOf = async (_: BusinessContext, { params }: PageArgs) => readPlatform(params.platform);

export const filePlatformOf = async (_: BusinessContext, { params }: PageArgs) =>
  readFilePlatform(params.platform);

export async function leadOf(ctx: BusinessContext, { params, request }: PageArgs) {
  const leadId = parseId(params.socialLeadId, "lead");
  const now = request.method === "GET" ? await leadNow(ctx, leadId) : null;
  // A notice of a message may lead to a lead that went into another one since.
  if (now !== null) throw redirect(MARKETING.replyToLead(now));
  return getSocialLead(ctx, leadId);
}

/** For what an owner alone does. @throws DomainError forbidden, not_found */
export async function platformToConnect(ctx: BusinessContext, { params }: PageArgs) {
  const platform = readPlatform(params.platform);
  requireConnector(ctx);
  return platform;
}
