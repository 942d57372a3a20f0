import { addFeed } from "~/domains/directory/research/research-sources.server";
import { NewFeed } from "~/domains/directory/research/schemas";
import { testContext } from "../../../support/harness/context";
import type { Row } from "../../table";

let made = 0;

/** Creates a feed stored in our own files, which needs no DNS lookup. */
export async function feedId(): Promise<number> {
  made += 1;
  const feed = { name: `Feed of access ${made}`, address: "feeds/a.csv", format: "csv", licence: "CC0 1.0" };
  const ctx = testContext();
  await ctx.d1.prepare("UPDATE research_sources SET removed_at = 1 WHERE kind = 'feed'").run();
  return (await addFeed(ctx, NewFeed.parse(feed))).id;
}

const both = ["GET", "POST"];
const business = { access: "business" } as const;
const admin = { access: "admin" } as const;
const SCREENS = ["/business/database-expansion", "/ai-lead-search/database-expansion"];

export const researchRows: Row[] = [
  ...SCREENS.flatMap((path): Row[] => [
    { path, kind: "page", ...business, methods: both },
    { path: `${path}/stop`, kind: "page", ...business, methods: both },
  ]),
  { path: "/api/research-bot/status", kind: "call", ...business },
  ...["/api/research-bot/start", "/api/database-expansion/start", "/api/research-bot/stop"].map(
    (path): Row => ({ path, kind: "call", ...business, methods: ["POST"] }),
  ),
  ...["", "/start", "/stop", "/sources/new"].map(
    (part): Row => ({ path: `/admin/research${part}`, kind: "page", ...admin, methods: both }),
  ),
  ...["", "/remove"].map(
    (part): Row => ({
      path: `/admin/research/sources/:sourceId${part}`,
      kind: "page",
      ...admin,
      methods: both,
      subject: feedId,
    }),
  ),
  { path: "/api/admin/research", kind: "call", ...admin, methods: ["GET", "PATCH"] },
  { path: "/api/admin/research/start", kind: "call", ...admin, methods: ["POST"] },
  { path: "/api/admin/research/stop", kind: "call", ...admin, methods: ["POST"] },
  { path: "/api/admin/research/sources", kind: "call", ...admin, methods: both },
  {
    path: "/api/admin/research/sources/:sourceId",
    kind: "call",
    ...admin,
    methods: ["GET", "PATCH", "DELETE"],
    subject: feedId,
  },
];
