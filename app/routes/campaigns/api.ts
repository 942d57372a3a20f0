import { parseId } from "~/core/ids";
import { AudienceQuery, AudienceRowsQuery, audienceIn } from "~/domains/campaigns/audience/audience-query";
import { countAudience } from "~/domains/campaigns/audience/count-audience.server";
import { listAudience } from "~/domains/campaigns/audience/list-audience.server";
import { CampaignChangeSchema } from "~/domains/campaigns/campaign-change-schema";
import {
  audienceCountJson,
  audienceReportJson,
  audienceRowJson,
  campaignJson,
  campaignWithStepsJson,
  stepJson,
} from "~/domains/campaigns/campaign-json";
import { CampaignSchema, PortalCampaignSchema } from "~/domains/campaigns/campaign-schemas";
import {
  cancelCampaign,
  pauseCampaign,
  removeCampaign,
  restoreCampaign,
} from "~/domains/campaigns/campaign-transitions.server";
import { CampaignQuery, getCampaign, listCampaigns, listSteps } from "~/domains/campaigns/campaigns.server";
import { duplicateCampaign } from "~/domains/campaigns/create-campaign.server";
import { changeSteps, editCampaign } from "~/domains/campaigns/edit-campaign.server";
import { listMessages } from "~/domains/campaigns/metrics/list-messages.server";
import { exportMails, listMails, sentMailJson } from "~/domains/campaigns/metrics/list-sent-emails.server";
import { analyzeAudience } from "~/domains/campaigns/planning/analyze-audience.server";
import { beginCampaign } from "~/domains/campaigns/planning/begin-campaign.server";
import { lookAtStart } from "~/domains/campaigns/planning/check-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { StepsSchema } from "~/domains/campaigns/steps/step-schemas";
import { CampaignMessageQuery } from "~/domains/messages/campaign-messages.server";
import { campaignMessageJson } from "~/domains/messages/json";
import { SentMailQuery } from "~/domains/messages/sent-mails.server";
import { sendTimesOf } from "~/domains/sending/send-times.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

/** The total known without counting: the rows of the page, exact if there are no more. */
const totalOfPage = ({ rows, next }: { rows: unknown[]; next: number | null }) => ({
  count: rows.length,
  isExact: next === null,
});

const campaignIdOf = (params: { campaignId?: string | undefined }) => parseId(params.campaignId, "campaign");

export const campaignsApi: ApiPaths = {
  /** The same list under the portal's name; creating needs fewer fields, and IDs may be strings. */
  "/api/outreach-campaigns": {
    GET: endpoint({
      access: "business",
      query: CampaignQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listCampaigns(ctx, query), campaignJson),
    }),
    POST: endpoint({
      access: "business",
      body: PortalCampaignSchema,
      status: 201,
      run: async ({ ctx, body }) => campaignJson(await beginCampaign(ctx, body)),
    }),
  },
  "/api/mails": {
    GET: endpoint({
      access: "business",
      query: SentMailQuery,
      run: async ({ ctx, query, request }) => jsonPage(request, await listMails(ctx, query), sentMailJson),
    }),
  },
  "/api/mails.csv": {
    GET: endpoint({
      access: "business",
      query: SentMailQuery,
      run: ({ ctx, query }) => exportMails(ctx, query),
    }),
  },
  /** Counts the contacts a campaign to this audience would email; creates nothing. */
  "/api/campaign-audience": {
    GET: endpoint({
      access: "business",
      query: AudienceQuery,
      run: async ({ ctx, query }) => {
        const chosen = await audienceIn(ctx, query);
        return audienceCountJson(await countAudience(ctx, chosen.source, chosen.rules), chosen);
      },
    }),
  },
  "/api/campaign-audience/contacts": {
    GET: endpoint({
      access: "business",
      query: AudienceRowsQuery,
      run: async ({ ctx, query, request }) => {
        const { source, rules } = await audienceIn(ctx, query);
        const page = await listAudience(ctx, source, rules, query);
        return jsonPage(request, { ...page, total: totalOfPage(page) }, audienceRowJson);
      },
    }),
  },
  /** The campaigns page's endpoint; creating also requires the audience. */
  "/api/ai/campaigns": {
    GET: endpoint({
      access: "business",
      query: CampaignQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listCampaigns(ctx, query), campaignJson),
    }),
    POST: endpoint({
      access: "business",
      body: CampaignSchema,
      status: 201,
      run: async ({ ctx, body }) => campaignJson(await beginCampaign(ctx, body)),
    }),
  },
  "/api/ai/campaigns/:campaignId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const campaign = await getCampaign(ctx, campaignIdOf(params));
        return campaignWithStepsJson(campaign, await listSteps(ctx, campaign.id));
      },
    }),
    PATCH: endpoint({
      access: "business",
      find: ({ ctx, params }) => getCampaign(ctx, campaignIdOf(params)),
      body: CampaignChangeSchema,
      run: async ({ ctx, params, body }) => campaignJson(await editCampaign(ctx, campaignIdOf(params), body)),
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        await removeCampaign(ctx, campaignIdOf(params));
        return { success: true };
      },
    }),
  },
  /** Replaces the whole sequence. */
  "/api/ai/campaigns/:campaignId/steps": {
    PUT: endpoint({
      access: "business",
      find: ({ ctx, params }) => getCampaign(ctx, campaignIdOf(params)),
      body: StepsSchema,
      run: async ({ ctx, params, body }) =>
        (await changeSteps(ctx, campaignIdOf(params), body.steps)).map(stepJson),
    }),
  },
  "/api/ai/campaigns/:campaignId/messages": {
    GET: endpoint({
      access: "business",
      query: CampaignMessageQuery,
      run: async ({ ctx, params, query, request }) => {
        const page = await listMessages(ctx, parseId(params.campaignId, "campaign"), query);
        const times = await sendTimesOf(
          ctx,
          page.rows.map(({ message }) => message),
        );
        return jsonPage(request, page, (found) => {
          const { sendsAt = null, queuedFor = null } = times.get(found.message.id) ?? {};
          return { ...campaignMessageJson(found), sendsAt, queuedFor };
        });
      },
    }),
  },
  /** GET previews a start: recipients, checks and forecast. POST starts the campaign. */
  "/api/ai/campaigns/:campaignId/start": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const campaign = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
        const { checks, forecast } = await lookAtStart(ctx, campaign);
        return audienceReportJson(await analyzeAudience(ctx, campaign), checks, forecast);
      },
    }),
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        campaignJson(await startCampaign(ctx, parseId(params.campaignId, "campaign"))),
    }),
  },
  "/api/ai/campaigns/:campaignId/pause": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        campaignJson(await pauseCampaign(ctx, parseId(params.campaignId, "campaign"))),
    }),
  },
  "/api/ai/campaigns/:campaignId/cancel": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        campaignJson(await cancelCampaign(ctx, parseId(params.campaignId, "campaign"))),
    }),
  },
  "/api/ai/campaigns/:campaignId/duplicate": {
    POST: endpoint({
      access: "business",
      status: 201,
      run: async ({ ctx, params }) =>
        campaignJson(await duplicateCampaign(ctx, parseId(params.campaignId, "campaign"))),
    }),
  },
  "/api/ai/campaigns/:campaignId/restore": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        campaignJson(await restoreCampaign(ctx, parseId(params.campaignId, "campaign"))),
    }),
  },
};
