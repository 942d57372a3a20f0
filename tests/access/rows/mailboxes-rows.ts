import { makeCampaign, makeMailbox } from "../../support/fixtures/sending";
import type { Business } from "../../support/harness/context";
import type { Row } from "../table";

const both = ["GET", "POST"];

const mailboxOf = async ({ ctx }: Business) => (await makeMailbox(ctx, 25)).id;

let next = 1_000_000_000;

/** Creates a message of another account in a mailbox with the same number, because the path names both. */
const messageOf = async ({ ctx }: Business) => {
  next += 1_000;
  const id = next;
  await makeMailbox(ctx, 25, { id });
  const { campaignId } = await makeCampaign(ctx, id, ["reader@buyer.test"]);
  await ctx.d1
    .prepare("update outreach_messages set state = 'unconfirmed', id = ? where campaign_id = ?")
    .bind(id, campaignId)
    .run();
  return id;
};

const page = (path: string, methods: string[], foreign: Row["foreign"] = mailboxOf): Row => ({
  path,
  kind: "page",
  access: "business",
  methods,
  foreign,
});
const call = (path: string, methods: string[], foreign: Row["foreign"] = mailboxOf): Row => ({
  ...page(path, methods, foreign),
  kind: "call",
});

export const mailboxesRows: Row[] = [
  { path: "/mailboxes", kind: "page", access: "business" },
  { path: "/mailboxes/new", kind: "page", access: "business", methods: both },
  { path: "/mailboxes/connect", kind: "page", access: "business", methods: both },
  { path: "/mailboxes/connect/callback", kind: "page", access: "business" },
  page("/mailboxes/:mailboxId", ["GET"]),
  page("/mailboxes/:mailboxId/edit", both),
  page("/mailboxes/:mailboxId/remove", both),
  page("/mailboxes/:mailboxId/inbox", both),
  page("/mailboxes/:mailboxId/inbox/remove", ["POST"]),
  ...["check", "look", "test", "pause", "resume"].map((act) =>
    page(`/mailboxes/:mailboxId/${act}`, ["POST"]),
  ),
  ...["again", "leave"].map((act) =>
    page(`/mailboxes/:mailboxId/messages/:messageId/${act}`, ["POST"], messageOf),
  ),
  { path: "/api/mailboxes", kind: "call", access: "business", methods: both },
  { path: "/api/mailboxes/settings", kind: "call", access: "business" },
  { path: "/api/mailboxes/connect", kind: "call", access: "business", methods: ["POST"] },
  { ...call("/api/mailboxes/:mailboxId", ["GET", "PATCH", "DELETE"]), body: { fromName: "Theirs" } },
  call("/api/mailboxes/:mailboxId/inbox", ["GET", "PUT", "DELETE"]),
  ...["check", "look", "test", "pause", "resume"].map((act) =>
    call(`/api/mailboxes/:mailboxId/${act}`, ["POST"]),
  ),
  call("/api/mailboxes/:mailboxId/messages", ["GET"]),
  ...["again", "leave"].map((act) =>
    call(`/api/mailboxes/:mailboxId/messages/:messageId/${act}`, ["POST"], messageOf),
  ),
];
