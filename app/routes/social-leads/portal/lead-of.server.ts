import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { getSocialLead } from "~/domains/social-leads/list-leads.server";
import { leadNow } from "~/domains/social-leads/merging/list-merges.server";
import type { PageArgs } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";

interface Named {
  params: { socialLeadId?: string | undefined };
}

const idOf = ({ params }: Named) => parseId(params.socialLeadId, "lead");

/** The lead in an API path. @throws DomainError not_found */
export const leadOf = (ctx: BusinessContext, named: Named) => getSocialLead(ctx, idOf(named));

/**
 * The lead in a page's path. If it was merged into another lead, for example after a notification linked to it, a GET
 * redirects to that lead's page. @throws DomainError not_found
 */
export const leadAt =
  (to: (leadId: number) => string) =>
  async (ctx: BusinessContext, args: Pick<PageArgs, "params" | "request">) => {
    const leadId = idOf(args);
    return getSocialLead(ctx, leadId).catch(async (error) => {
      const now = args.request.method === "POST" ? null : await leadNow(ctx, leadId);
      throw now === null ? error : redirect(to(now));
    });
  };
