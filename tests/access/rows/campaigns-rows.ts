import { storeFile } from "~/domains/templates/files/store-file.server";
import { makeCampaign, makeTemplate } from "../../support/fixtures/campaigns";
import { makeMailbox, makeCampaign as makeSent } from "../../support/fixtures/sending";
import type { Business } from "../../support/harness/context";
import type { Row } from "../table";

const campaignOf = async ({ ctx }: Business) => (await makeCampaign(ctx)).id;

let next = 2_000_000_000;

/** Creates a campaign and one of its messages with the same number, because the path names both. */
const messageOf = async ({ ctx }: Business) => {
  next += 1_000;
  const { campaignId } = await makeSent(ctx, (await makeMailbox(ctx, 25)).id, ["reader@buyer.test"]);
  const set = (table: string, columns: string[], where: string) =>
    ctx.d1
      .prepare(
        `update ${table} set ${columns.map((column) => `${column} = ?1`).join(", ")} where ${where} = ?2`,
      )
      .bind(next, campaignId);
  await ctx.d1.batch([
    set("outreach_campaigns", ["id"], "id"),
    set("campaign_steps", ["campaign_id"], "campaign_id"),
    set("outreach_messages", ["id", "campaign_id"], "campaign_id"),
  ]);
  return next;
};

const page = (path: string, methods?: string[], foreign?: Row["foreign"]): Row => ({
  path,
  kind: "page",
  access: "business",
  ...(methods ? { methods } : {}),
  ...(foreign ? { foreign } : {}),
});

const call = (path: string, methods: string[], more: Partial<Row> = {}): Row => ({
  path,
  kind: "call",
  access: "business",
  methods,
  ...more,
});

const both = ["GET", "POST"];
const one = "/campaigns/:campaignId";
const api = "/api/ai/campaigns/:campaignId";

export const campaignsRows: Row[] = [
  page("/campaigns"),
  page("/campaigns/analytics"),
  page("/campaigns/new", both),
  page("/campaigns/check", both),
  page("/campaigns/audience"),
  page("/campaigns/mails"),
  page("/campaigns/mails.csv"),
  page("/business/campaigns", both),
  page(one, ["GET"], campaignOf),
  page(`${one}/edit`, both, campaignOf),
  page(`${one}/steps`, ["GET"], campaignOf),
  page(`${one}/start`, both, campaignOf),
  page(`${one}/cancel`, both, campaignOf),
  page(`${one}/delete`, both, campaignOf),
  page(`${one}/pause`, ["POST"], campaignOf),
  page(`${one}/duplicate`, ["POST"], campaignOf),
  page(`${one}/restore`, ["POST"], campaignOf),
  page(`${one}/messages`, ["GET"], campaignOf),
  page(`${one}/messages.csv`, ["GET"], campaignOf),
  page(`${one}/messages/:messageId`, ["GET"], messageOf),
  call("/api/mails", ["GET"]),
  call("/api/mails.csv", ["GET"]),
  call("/api/campaign-audience", ["GET"]),
  call("/api/campaign-audience/contacts", ["GET"]),
  call("/api/outreach-campaigns", both),
  call("/api/ai/campaigns", both),
  call(api, ["GET", "PATCH", "DELETE"], { foreign: campaignOf, body: { name: "Theirs" } }),
  call(`${api}/steps`, ["PUT"], { foreign: campaignOf, body: { steps: [] } }),
  call(`${api}/messages`, ["GET"], { foreign: campaignOf }),
  call(`${api}/start`, ["GET", "POST"], { foreign: campaignOf }),
  ...["pause", "cancel", "duplicate", "restore"].map((verb) =>
    call(`${api}/${verb}`, ["POST"], { foreign: campaignOf }),
  ),
];

/** Creates a template, a file, and a campaign with a message, and returns their ids. */
export async function outreachIds(business: Business) {
  const { ctx } = business;
  const bytes = new TextEncoder().encode("%PDF-1.7 ours");
  const messageId = await messageOf(business);
  return {
    templateId: await makeTemplate(ctx),
    fileId: (await storeFile(ctx, "attachment", { name: "a.pdf", bytes })).id,
    campaignId: messageId,
    messageId,
  };
}
