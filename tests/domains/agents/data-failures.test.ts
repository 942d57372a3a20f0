import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import { loader as affiliate } from "~/routes/agents/affiliate";
import { loader as call } from "~/routes/api";
import { loader as commission } from "~/routes/commissions/commission";
import { approvedAgent } from "../../support/fixtures/agents";
import { failing } from "../../support/harness/failing";

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

const at = (args: LoaderFunctionArgs, path: string): LoaderFunctionArgs => ({
  ...args,
  request: new Request(`http://njia.test${path}`),
});
const callOf =
  (tail: string): Loader =>
  (args) =>
    call(at(args, `/api/agents/${args.params.agentId}/${tail}`));

it.each<[string, Loader, RegExp, string]>([
  ["a call for referrals", callOf("referrals"), /referrals/, "Failed to fetch affiliate data"],
  ["the affiliate page", affiliate as Loader, /referrals/, "Failed to fetch affiliate data"],
  ["a call for commissions", callOf("commissions"), /commissions/, "Failed to fetch commissions data"],
  ["the commission page", commission as Loader, /commissions/, "Failed to fetch commissions data"],
  [
    "a call for slots",
    (args) => call(at(args, "/api/interview-slots")),
    /interview/,
    "Failed to fetch slots",
  ],
])("responds 503 and names the data that failed to load: %s", async (_, load, which, words) => {
  const { ctx, agent } = await approvedAgent();
  const silent = { ...ctx, log: { info: () => {}, error: () => {} } };
  const failed = failing(silent, { at: 1, isAfter: false, isLasting: true, which });
  const context = { base: failed.ctx, known: Promise.resolve(failed.ctx), cookies: [] as string[] };
  const args = {
    request: new Request("http://njia.test/"),
    context: context as unknown as AppLoadContext,
    params: { agentId: String(agent.id) },
  } as LoaderFunctionArgs;
  const answer = (await load(args).catch((error: unknown) => error)) as Response;
  expect([answer.status, await answer.text()]).toEqual([503, words]);
});
