import { describe, expect, it } from "vitest";
import { mergeSearchIndexes } from "~/domains/directory/search/merge-search-indexes.server";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { createOpportunity } from "~/domains/opportunities/create-opportunity.server";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { DataRequest } from "~/domains/privacy/requests/schemas";
import { lastLink } from "../support/fixtures/people";
import { env, makeBusiness, testContext } from "../support/harness/context";

const system = testContext();
const word = () =>
  `q${[...crypto.randomUUID().replaceAll("-", "").slice(0, 14)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
    .join("")}`;

const textOf = (value: unknown) =>
  Array.isArray(value) ? Buffer.from(value).toString("latin1") : String(value ?? "");

/**
 * The tables, full-text indexes included, that contain these characters in any column. The file's bytes can't be
 * checked: D1 does not allow `PRAGMA secure_delete`, and its log keeps pages for a while.
 */
async function tablesWith(letters: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'
      and sql not like 'create virtual table%'`,
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["opportunity_search_data", "transactional_emails"]));
  const all = await env.DB.batch<Record<string, unknown>>(
    names.map((name) => env.DB.prepare(`select * from "${name}"`)),
  );
  return names.filter((_, index) =>
    all[index]?.results.some((row) => Object.values(row).some((value) => textOf(value).includes(letters))),
  );
}

describe("tables and indexes after a person is erased", () => {
  it("contain no trace of a person who was the contact of an opportunity", async () => {
    const { ctx } = await makeBusiness();
    const [name, host] = [word(), word()];
    const address = `${name}@${host}.test`;
    await createOpportunity(ctx, {
      title: "A solar pump",
      region: "KE",
      contactName: `${name} Mensah`,
      contactEmail: address,
    } as Parameters<typeof createOpportunity>[1]);
    // The index shares the first characters of neighbouring words.
    expect(await tablesWith(name.slice(4))).toEqual(
      expect.arrayContaining(["opportunities", "opportunity_search_data"]),
    );
    await requestData(system, DataRequest.parse({ kind: "erase", email: address }));
    await confirmDataRequest(system, await lastLink(system, address));
    expect((await tablesWith(name.slice(4))).filter((table) => table !== "transactional_emails")).toEqual([]);
    await mergeSearchIndexes(system);
    expect((await tablesWith(host.slice(4))).filter((table) => table !== "transactional_emails")).toEqual([]);
  });

  it("contain no trace of a person who invited others", async () => {
    const { ctx, user } = await makeBusiness();
    const name = word();
    await ctx.d1
      .prepare("update users set first_name = ?, email_verified_at = 1 where id = ?")
      .bind(name, user.userId)
      .run();
    const actor = { ...ctx.actor, firstName: name, isVerified: true };
    await inviteMember({ ...ctx, actor }, { email: `kofi-${word()}@trade.test`, role: "member" });
    // Emails to outsiders contain no name that a stranger typed.
    const known = (await tablesWith(name.slice(4))).filter((table) => !table.startsWith("user_search"));
    expect(known).toEqual(["users"]);
    await eraseUser(system, user.userId, "erase-self");
    expect(await tablesWith(name.slice(4))).toEqual([]);
  });
});
