import { parseId } from "~/core/ids";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { SocialCampaignInput, SocialCampaignQuery } from "~/domains/social-leads/campaigns/schemas";
import {
  getSocialCampaign,
  listSocialCampaigns,
  partsOf,
  type ShownCampaign,
} from "~/domains/social-leads/campaigns/social-campaigns.server";
import { getSocialImport, rejectsOf } from "~/domains/social-leads/imports/import-job.server";
import { importSocialLeads } from "~/domains/social-leads/imports/import-leads.server";
import { MAX_BYTES } from "~/domains/social-leads/imports/read-file";
import {
  countImportedLeads,
  removeImportedLeads,
} from "~/domains/social-leads/imports/remove-imported-leads.server";
import { ImportInput } from "~/domains/social-leads/imports/schemas";
import { importedLeadsJson, importRunJson } from "~/domains/social-leads/imports/view";
import { centreLeadJson } from "~/domains/social-leads/json";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { findLikelyDuplicates } from "~/domains/social-leads/merging/likely-duplicates.server";
import { getMerge, leadNow } from "~/domains/social-leads/merging/list-merges.server";
import { MergeLeadsInput } from "~/domains/social-leads/merging/merge-fields";
import { mergeSocialLeads } from "~/domains/social-leads/merging/merge-leads.server";
import { undoLeadMerge } from "~/domains/social-leads/merging/undo-merge.server";
import { mergeJson } from "~/domains/social-leads/merging/view";
import { removeSocialLead } from "~/domains/social-leads/remove-social-lead.server";
import { CentreQuery } from "~/domains/social-leads/schemas";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { leadOf } from "../portal/lead-of.server";

const socialCampaignJson = (campaign: ShownCampaign) => ({
  id: campaign.id,
  name: campaign.name,
  type: campaign.type,
  status: campaign.status,
  leadCount: campaign.leadCount,
  prepared: campaign.prepared,
  failureReason: campaign.failureReason,
  responseRate: campaign.responseRate ?? 0,
  sent: campaign.outreach?.sent ?? 0,
  outreachCampaignId: campaign.outreachCampaignId,
  tasks: campaign.tasks.all,
  openTasks: campaign.tasks.open,
  isDemo: campaign.isDemo,
  createdAt: campaign.createdAt.toISOString(),
});

/** File text inside JSON may be escaped to twice its size. */
const FILE_LIMIT = { bytes: MAX_BYTES * 2, error: "Upload a lead file of at most 5 MB." };

const MAX_REJECTS = 200;

const socialImportIdOf = (params: { socialImportId?: string | undefined }) =>
  parseId(params.socialImportId, "import");

const socialMergeIdOf = (params: { socialMergeId?: string | undefined }) =>
  parseId(params.socialMergeId, "merge");

export const socialLeadsApi: ApiPaths = {
  "/api/social-leads": {
    GET: endpoint({
      access: "business",
      query: CentreQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listSocialLeads(ctx, query, query), centreLeadJson),
    }),
  },
  "/api/social-leads/import": {
    POST: endpoint({
      access: "business",
      body: ImportInput,
      bodyLimit: FILE_LIMIT,
      run: async ({ ctx, body }) => {
        const { count, merged, refused, run } = await importSocialLeads(ctx, body);
        return { count, merged, refused, import: run && importRunJson(run) };
      },
    }),
  },
  "/api/social-leads/imports/:socialImportId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const row = await getSocialImport(ctx, parseId(params.socialImportId, "import"));
        return { ...importRunJson(row), errors: await rejectsOf(ctx, row.id, MAX_REJECTS) };
      },
    }),
  },
  "/api/social-leads/imports/:socialImportId/removal": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const row = await getSocialImport(ctx, socialImportIdOf(params));
        return importedLeadsJson(row, await countImportedLeads(ctx, row));
      },
    }),
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getSocialImport(ctx, socialImportIdOf(params)),
      run: async ({ ctx, params }) => importRunJson(await removeImportedLeads(ctx, socialImportIdOf(params))),
    }),
  },
  "/api/social-leads/:socialLeadId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => centreLeadJson(await leadOf(ctx, { params })),
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => removeSocialLead(ctx, (await leadOf(ctx, { params })).id),
    }),
  },
  "/api/social-leads/:socialLeadId/duplicates": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const likely = await findLikelyDuplicates(ctx, await leadOf(ctx, { params }));
        return likely.map(({ lead, reasons }) => ({ ...centreLeadJson(lead), reasons }));
      },
    }),
  },
  "/api/social-leads/:socialLeadId/merge": {
    POST: endpoint({
      access: "business",
      // An already merged lead resolves to the merged one, so repeating the request is safe.
      find: async ({ ctx, params }) =>
        (await leadNow(ctx, parseId(params.socialLeadId, "lead"))) ?? (await leadOf(ctx, { params })),
      body: MergeLeadsInput,
      run: async ({ ctx, params, body }) =>
        mergeJson(await mergeSocialLeads(ctx, parseId(params.socialLeadId, "lead"), body)),
    }),
  },
  "/api/social-leads/merges/:socialMergeId/undo": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getMerge(ctx, socialMergeIdOf(params)),
      run: async ({ ctx, params }) => {
        const { kept, back } = await undoLeadMerge(ctx, socialMergeIdOf(params));
        return { leads: [centreLeadJson(kept), centreLeadJson(back)] };
      },
    }),
  },
  "/api/campaigns": {
    GET: endpoint({
      access: "business",
      query: SocialCampaignQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listSocialCampaigns(ctx, query), socialCampaignJson),
    }),
    POST: endpoint({
      access: "business",
      body: SocialCampaignInput,
      status: 201,
      run: async ({ ctx, body }) => socialCampaignJson(await createSocialCampaign(ctx, body)),
    }),
  },
  "/api/campaigns/:socialCampaignId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const campaign = await getSocialCampaign(ctx, parseId(params.socialCampaignId, "campaign"));
        return { ...socialCampaignJson(campaign), leads: await partsOf(ctx, campaign.id) };
      },
    }),
  },
};
