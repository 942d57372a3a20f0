import type { BusinessContext } from "~/core/context";
import { requireConnector } from "~/domains/marketing/platforms/connect.server";
import { readPlatform } from "~/domains/marketing/platforms/read-platform";
import { readFilePlatform } from "~/domains/social-leads/inbound/schemas";
import type { PageArgs } from "~/http/pages/page.server";

/** The platform in the path of these pages. Each @throws DomainError not_found */
export const platformOf = async (_: BusinessContext, { params }: PageArgs) => readPlatform(params.platform);

export const filePlatformOf = async (_: BusinessContext, { params }: PageArgs) =>
  readFilePlatform(params.platform);

/** The platform in the path, for actions reserved for an owner. @throws DomainError forbidden, not_found */
export async function platformToConnect(ctx: BusinessContext, { params }: PageArgs) {
  const platform = readPlatform(params.platform);
  requireConnector(ctx);
  return platform;
}
