import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import {
  connectPlatform,
  disconnectPlatform,
  requireConnector,
} from "~/domains/marketing/platforms/connect.server";
import { findConnection, listConnections } from "~/domains/marketing/platforms/connections.server";
import { connectionJson, notConnectedJson } from "~/domains/marketing/platforms/json";
import { readPlatform } from "~/domains/marketing/platforms/read-platform";
import { requestSync } from "~/domains/marketing/platforms/request-sync.server";
import { ConnectPlatform } from "~/domains/marketing/platforms/schemas";
import { listMessages } from "~/domains/social-leads/conversations/conversation.server";
import { prepareLink, replyToLead, setOutcome } from "~/domains/social-leads/conversations/reply.server";
import { MessagesQuery, OutcomeInput, ReplyInput } from "~/domains/social-leads/conversations/schemas";
import type { SocialMessage } from "~/domains/social-leads/conversations/tables";
import { MAX_BYTES } from "~/domains/social-leads/imports/read-file";
import { importPlatformFile } from "~/domains/social-leads/inbound/platform-file.server";
import { PlatformFile, readFilePlatform } from "~/domains/social-leads/inbound/schemas";
import { getSocialLead } from "~/domains/social-leads/list-leads.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { leadOf } from "../social-leads/portal/lead-of.server";

const socialMessageJson = ({
  id,
  platform,
  direction,
  kind,
  state,
  text,
  writtenAt,
  lastError: trouble,
  isDemo,
}: SocialMessage) => ({
  id,
  platform,
  direction,
  kind,
  state,
  text,
  writtenAt: writtenAt.toISOString(),
  error: trouble,
  isDemo,
});

const FILE_LIMIT = { bytes: MAX_BYTES * 2, error: "Send a lead file of at most 5 MB." };

interface Asked {
  ctx: BusinessContext;
  params: { socialLeadId?: string | undefined };
}

const findLead = ({ ctx, params }: Asked) => leadOf(ctx, { params });

export const platformsApi: ApiPaths = {
  "/api/marketing/platforms": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => {
        await requireMarketing(ctx);
        return (await listConnections(ctx)).map((connection) => connectionJson(connection, ctx.now()));
      },
    }),
  },
  "/api/marketing/platforms/:platform": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const platform = readPlatform(params.platform);
        await requireMarketing(ctx);
        const found = await findConnection(ctx, platform);
        return found?.encryptedToken ? connectionJson(found, ctx.now()) : notConnectedJson(platform);
      },
    }),
    DELETE: endpoint({
      access: "business",
      run: ({ ctx, params }) => disconnectPlatform(ctx, readPlatform(params.platform)),
    }),
  },
  "/api/marketing/platforms/:platform/connect": {
    POST: endpoint({
      access: "business",
      find: async ({ ctx, params }) => {
        readPlatform(params.platform);
        requireConnector(ctx);
      },
      body: ConnectPlatform,
      run: async ({ ctx, params, body }) =>
        connectionJson(await connectPlatform(ctx, readPlatform(params.platform), body), ctx.now()),
    }),
  },
  /** `all` syncs every connected platform. */
  "/api/marketing/platforms/:platform/sync": {
    POST: endpoint({
      access: "business",
      status: 202,
      run: async ({ ctx, params }) => ({
        syncing: await requestSync(ctx, params.platform === "all" ? "all" : readPlatform(params.platform)),
      }),
    }),
  },
  "/api/marketing/platforms/:platform/file": {
    POST: endpoint({
      access: "business",
      find: async ({ params }) => readFilePlatform(params.platform),
      body: PlatformFile,
      bodyLimit: FILE_LIMIT,
      run: async ({ ctx, params, body }) => {
        const platform = readFilePlatform(params.platform);
        const { count, merged, refused, run } = await importPlatformFile(ctx, platform, body.csv, null);
        return { count, merged, refused, unreadColumns: run?.unreadColumns ?? [] };
      },
    }),
  },
  "/api/marketing/social-leads/:socialLeadId/messages": {
    GET: endpoint({
      access: "business",
      find: findLead,
      query: MessagesQuery,
      run: async ({ ctx, params, query, request }) => {
        await requireMarketing(ctx);
        const page = await listMessages(ctx, parseId(params.socialLeadId, "lead"), query);
        return jsonPage(request, page, socialMessageJson);
      },
    }),
    POST: endpoint({
      access: "business",
      find: findLead,
      body: ReplyInput,
      status: 201,
      run: async ({ ctx, params, body }) =>
        socialMessageJson(await replyToLead(ctx, parseId(params.socialLeadId, "lead"), body)),
    }),
  },
  "/api/marketing/social-leads/:socialLeadId/link": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getSocialLead(ctx, parseId(params.socialLeadId, "lead")),
      body: ReplyInput,
      status: 201,
      run: async ({ ctx, params, body }) => {
        const { message, url } = await prepareLink(ctx, parseId(params.socialLeadId, "lead"), body);
        return { ...socialMessageJson(message), url };
      },
    }),
  },
  "/api/marketing/social-leads/:socialLeadId/outcome": {
    PUT: endpoint({
      access: "business",
      find: ({ ctx, params }) => getSocialLead(ctx, parseId(params.socialLeadId, "lead")),
      body: OutcomeInput,
      run: ({ ctx, params, body }) => setOutcome(ctx, parseId(params.socialLeadId, "lead"), body),
    }),
  },
};
