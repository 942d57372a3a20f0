import { beforeAll, expect, it } from "vitest";
import { addressFor } from "../access/matrix";
import { type Row, TABLE } from "../access/table";
import { approvedMarketing } from "../support/fixtures/marketing";
import { signUpAdmin } from "../support/fixtures/people";
import { cookieOf, fetchApp, postForm } from "../support/harness/app";
import { type Business, env, makeBusiness } from "../support/harness/context";

let admin = "";
let business: Business;
let owner = "";
beforeAll(async () => {
  admin = await cookieOf((await signUpAdmin()).userId);
  business = await makeBusiness({ plan: "corporate" });
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?")
    .bind(business.user.userId)
    .run();
  await approvedMarketing(business);
  owner = await cookieOf(business.user.userId);
});

/** Pages whose form edits an existing row: its fields are prefilled. */
const CHANGING = TABLE.filter(
  ({ kind, path, methods = [], foreign, subject, access }) =>
    kind === "page" &&
    path.includes("/:") &&
    ["GET", "POST"].every((method) => methods.includes(method)) &&
    ((access === "admin" && (subject || path === "/admin/users/:userId")) ||
      (access === "business" && foreign)),
);

const idOf = async (row: Row) =>
  row.access === "business"
    ? row.foreign?.(business)
    : (row.subject?.() ?? (await makeBusiness()).user.userId);

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");

/** What a browser would post for each form that posts to its own page, with the names of its required fields. */
function formsOf(html: string, path: string) {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, open = ""]) => / method="post"/i.test(open))
    .filter(([, open = ""]) => (attribute(open, "action") ?? path).split("?")[0] === path)
    .map(([, , body = ""]) => {
      const fields: Record<string, string> = {};
      const required: string[] = [];
      const keep = (tag: string, value: string) => {
        const name = attribute(tag, "name");
        if (!name) return;
        fields[name] = value;
        // A browser never sends a required select empty.
        const isRequired = / aria-required="true"/.test(tag) && !tag.startsWith("<select");
        if (isRequired && value !== "") required.push(name);
      };
      for (const [tag] of body.matchAll(/<input\b[^>]*>/g)) {
        const type = attribute(tag, "type") ?? "text";
        if (["checkbox", "radio"].includes(type) && !/ checked/.test(tag)) continue;
        if (type !== "file") keep(tag, attribute(tag, "value") ?? (type === "checkbox" ? "on" : ""));
      }
      for (const [tag, text = ""] of body.matchAll(/<textarea\b[^>]*>(.*?)<\/textarea>/gs))
        keep(tag, text.trim());
      for (const [tag, options = ""] of body.matchAll(/<select\b[^>]*>(.*?)<\/select>/gs)) {
        const chosen = /<option[^>]* selected[^>]*>/.exec(options)?.[0] ?? "";
        keep(/<select\b[^>]*>/.exec(tag)?.[0] ?? "", attribute(chosen, "value") ?? "");
      }
      return { fields, required };
    });
}

/** Fields that another button of the form reads. */
const UNUSED = new Set(["/campaigns/:campaignId/edit addDelayHours"]);

const tried = new Set<string>();

it.each(CHANGING.map((row) => ({ row, path: row.path })))(
  "refuses an empty required field on $path",
  async ({ row }) => {
    const id = await idOf(row);
    const cookie = row.access === "admin" ? admin : owner;
    const path = addressFor(row, id ?? 0);
    const html = await (await fetchApp(path, { cookie })).text();
    for (const { fields, required } of formsOf(html, path))
      for (const name of required.filter((text) => !UNUSED.has(`${row.path} ${text}`))) {
        tried.add(`${row.path} ${name}`);
        const { status } = await postForm(path, { ...fields, [name]: "" }, cookie);
        expect([name, status]).toEqual([name, 422]);
      }
  },
);

it("covers the fields of forms that edit an existing record", () => {
  for (const field of [
    "/admin/users/:userId firstName",
    "/admin/users/:userId lastName",
    "/admin/users/:userId email",
    "/mailboxes/:mailboxId/edit fromName",
    "/mailboxes/:mailboxId/edit postalAddress",
    "/mailboxes/:mailboxId/edit host",
    "/mailboxes/:mailboxId/edit dailyLimit",
  ])
    expect(tried).toContain(field);
});
