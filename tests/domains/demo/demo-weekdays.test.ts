import { expect, it } from "vitest";
import { fillDemo } from "~/domains/demo/fill-demo.server";
import { requestDemoWork } from "~/domains/demo/request-demo.server";
import { env, makeBusiness } from "../../support/harness/context";
import { isExhaustive } from "../../support/harness/test-scope";

const DAY_MS = 86_400_000;
const TUESDAY = 2;

/** Days from now. The gate only tests a Tuesday: soon after a weekend there were the fewest replies. */
const DAYS = isExhaustive ? [0, 1, 2, 3, 4, 5, 6] : [(TUESDAY + 7 - new Date().getUTCDay()) % 7];

it.each(DAYS)(
  "demo data includes an accepted and a proposed meeting, seeded %d days from now",
  async (days) => {
    const business = await makeBusiness();
    const now = new Date(Date.now() + days * DAY_MS);
    const ctx = { ...business.ctx, now: () => now };
    await requestDemoWork(ctx);
    while (await fillDemo(ctx));
    const { results } = await env.DB.prepare(
      "select meeting ->> 'kind' as kind from inbound_emails where account_id = ? and meeting is not null order by kind",
    )
      .bind(business.account.id)
      .all<{ kind: string }>();
    expect(results.map(({ kind }) => kind)).toEqual(["accepted", "proposed"]);
  },
);
