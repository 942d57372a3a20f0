import { beforeAll, describe, expect, it } from "vitest";
import { compress } from "~/http/pages/page-weight.server";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { RATINGS } from "~/paths/agents/ratings";
import { readyForVideo } from "../../support/fixtures/interviews";
import { applyAsAgent } from "../../support/fixtures/people";
import { cookieOf, fetchApp } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";

const { home, leads, tasks, orders, commission, affiliate, training, profile, businesses, help, onboarding } =
  { ...paths.agent, ...DASHBOARD };
const TABS = [home, leads, tasks, orders, businesses, commission, affiliate, training, profile];

/** Bytes of a page as served, compressed. */
const MAX_BYTES = 14_000;

describe("a page of an agent", () => {
  let cookie = "";
  let userId = 0;
  beforeAll(async () => {
    userId = (await applyAsAgent()).userId;
    cookie = await cookieOf(userId);
  });
  const pageOf = async (path: string) => (await fetchApp(path, { cookie })).text();

  it.each([...TABS, CHATS.own, RATINGS.own, help, onboarding])(
    "%s loads no script except agent modules and stays light",
    async (path) => {
      const html = await pageOf(path);
      expect(
        html.replaceAll(/<script type="module"[^>]*src="\/agent-modules\/[^>]*><\/script>/g, ""),
      ).not.toContain("<script");
      const bytes = compress(new TextEncoder().encode(html), "br", 4).byteLength;
      expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
      for (const tab of TABS) expect(html).toContain(`href="${tab}"`);
      expect(html.toLowerCase()).not.toContain("coming soon");
    },
  );

  it("shows the agent's tier, and that there are no ratings yet", async () => {
    const html = await pageOf(home);
    const head = html.slice(html.indexOf('aria-label="Your profile"'), html.indexOf("<main"));
    for (const word of ["Entry tier", "no rating yet", "Log out", `href="${help}"`])
      expect(head).toContain(word);
  });

  it("has help and log-out in every page's menu, and the profile header on the overview only", async () => {
    for (const tab of TABS) {
      const html = await pageOf(tab);
      const menu = /<div class="menu-list">.*?<\/details>/s.exec(html)?.[0] ?? "";
      for (const word of ["Log out", `href="${help}"`])
        expect([tab, menu.includes(word)]).toEqual([tab, true]);
      expect([tab, html.includes('aria-label="Your profile"')]).toEqual([tab, tab === home]);
    }
  });

  it("shows progress to the next tier, and none at the highest", async () => {
    const before = await pageOf(profile);
    expect([before.match(/<progress/g)?.length, before.includes("Bronze pays 7%")]).toEqual([2, true]);
    await env.DB.prepare("update agents set tier = 'platinum', leads_closed = 60 where user_id = ?")
      .bind(userId)
      .run();
    const after = await pageOf(profile);
    expect([after.includes("<progress"), after.includes("You’ve reached the highest tier")]).toEqual([
      false,
      true,
    ]);
  });
});

it("returns 403 for a missing agent record to a user of type agent", async () => {
  const { user } = await makeBusiness();
  await env.DB.prepare("update users set user_type = 'agent' where id = ?").bind(user.userId).run();
  const answer = await fetchApp("/agent", { cookie: await cookieOf(user.userId) });
  expect([answer.status, (await answer.text()).includes("Agent ID not found. Please login again.")]).toEqual([
    403,
    true,
  ]);
});

it("starts onboarding with a profile: step 1/5, eight industries and five experience levels", async () => {
  const { userId } = await applyAsAgent();
  const page = await fetchApp("/agent-onboarding/profile", { cookie: await cookieOf(userId) });
  const html = (await page.text()).replaceAll("<!-- -->", "");
  expect(html).toContain("Step 1/5");
  expect(html).not.toContain("Step 1 of 5");
  const back = /<p><a[^>]*href="([^"]*)"[^>]*>Back<\/a><\/p>/.exec(html);
  expect(back?.[1]).toBe(home);
  const choices = (name: string) =>
    new RegExp(`<select[^>]*name="${name}".*?</select>`, "s").exec(html)?.[0].match(/<option value="[^"]+"/g);
  expect(choices("industry")).toHaveLength(8);
  expect(choices("experience")).toHaveLength(5);
  for (const words of ["Entry (0-1", "Junior (1-3", "Mid (3-5", "Senior (5-8", "Expert (8+ years)"])
    expect(html).toContain(words);
});

it("disables the CV upload button until a file is chosen", async () => {
  const { agent } = await readyForVideo();
  const html = await (
    await fetchApp("/agent-onboarding/cv", { cookie: await cookieOf(agent.userId) })
  ).text();
  expect(html).toMatch(/<input[^>]*required=""[^>]*type="file"/);
  expect(html).toContain('data-agent="');
  const [, sheet = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  const file = await env.ASSETS.fetch(new URL(sheet, "http://njia.test"));
  expect(await file.text()).toMatch(
    /body:has\(\[data-agent\]\) form:has\(\[type="?file"?\]:required:invalid\) \[type="?submit"?\]\{[^}]*pointer-events:none/,
  );
});
