import { searchEverywhere } from "~/domains/global-search/search-everywhere.server";
import { SearchQuery } from "~/domains/global-search/search-query";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { screensNamed } from "./screens.server";

const groupOf = (kind: "screens" | "actions", found: readonly { to: string; label: string }[]) => ({
  kind,
  rows: found.map(({ to, label }) => ({ title: label, detail: "", path: to })),
  allPath: null,
});

export const searchApi: ApiPaths = {
  /** Searches the account's records, up to five of each kind, and the names of screens and actions. */
  "/api/search": {
    GET: endpoint({
      access: "business",
      query: SearchQuery,
      run: async ({ ctx, query: { q = "" } }) => {
        const screens = screensNamed(q, { role: ctx.actor.role, plan: ctx.account.plan });
        const records = await searchEverywhere(ctx, q);
        return [
          groupOf(
            "screens",
            screens.filter(({ isAction }) => !isAction),
          ),
          groupOf(
            "actions",
            screens.filter(({ isAction }) => isAction),
          ),
          ...records.map(({ kind, rows, allTo }) => ({
            kind,
            rows: rows.map(({ title, detail, to }) => ({ title, detail, path: to })),
            allPath: allTo,
          })),
        ].filter(({ rows }) => rows.length > 0);
      },
    }),
  },
};
