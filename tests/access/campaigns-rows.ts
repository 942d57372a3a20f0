import { makeCampaign } from "../support/campaigns";
import type { Business } from "../support/context";
import type { Row } from "./table";

const campaignOf = async ({ ctx }: Business) => (await makeCampaign(ctx)).id;

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
  page("/business/campaigns", both),
  page(one, ["GET"], campaignOf),
  page(`${one}/edit`, both, campaignOf),
  page(`${one}/steps`, both, campaignOf),
  page(`${one}/start`, both, campaignOf),
  page(`${one}/cancel`, both, campaignOf),
  page(`${one}/delete`, both, campaignOf),
  page(`${one}/pause`, ["POST"], campaignOf),
  page(`${one}/duplicate`, ["POST"], campaignOf),
  page(`${one}/restore`, ["POST"], campaignOf),
  page(`${one}/messages`, ["GET"], campaignOf),
  page(`${one}/messages.csv`, ["GET"], campaignOf),
  page(`${one}/messages/:messageId`, ["GET"], campaignOf),
  call("/api/outreach-campaigns", both),
  call("/api/ai/campaigns", both),
  call(api, ["GET", "PATCH", "DELETE"], { foreign: campaignOf, body: { name: "Theirs" } }),
  call(`${api}/steps`, ["PUT"], { foreign: campaignOf, body: { steps: [{ templateId: 1 }] } }),
  call(`${api}/messages`, ["GET"], { foreign: campaignOf }),
  ...["start", "pause", "cancel", "duplicate", "restore"].map((verb) =>
    call(`${api}/${verb}`, ["POST"], { foreign: campaignOf }),
  ),
];
