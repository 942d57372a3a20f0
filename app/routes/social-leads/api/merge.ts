import { parseId } from "~/core/ids";
import { leadNow } from "~/domains/social-leads/merging/list-merges.server";
import { MergeLeadsInput } from "~/domains/social-leads/merging/merge-fields";
import { mergeSocialLeads } from "~/domains/social-leads/merging/merge-leads.server";
import { mergeJson } from "~/domains/social-leads/merging/view";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { leadOf } from "../portal/lead-of.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    // Merged already, it is answered again.
    find: async ({ ctx, params }) =>
      (await leadNow(ctx, parseId(params.socialLeadId, "lead"))) ?? (await leadOf(ctx, { params })),
    body: MergeLeadsInput,
    run: async ({ ctx, params, body }) =>
      mergeJson(await mergeSocialLeads(ctx, parseId(params.socialLeadId, "lead"), body)),
  }),
});
