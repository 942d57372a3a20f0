import { beforeAll, describe, expect, it } from "vitest";
import type { AgentContext } from "~/domains/agents/agents.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { linkStatement } from "~/domains/identity/external/external-identities.server";
import { addProvider } from "~/domains/identity/external/external-providers.server";
import { listOwnIdentities } from "~/domains/identity/external/own-identities.server";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { storeCv } from "~/domains/onboarding/cv/store-cv.server";
import { agreeToVideo } from "~/domains/onboarding/video/submit-interview.server";
import { startUpload } from "~/domains/onboarding/video/uploads.server";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { cookieOf } from "../support/app";
import { openInvoice } from "../support/billing";
import { fetchWith } from "../support/built-app";
import { payCommission } from "../support/commissions";
import { type Business, env, makeBusiness, testContext } from "../support/context";
import { upload } from "../support/imports";
import { makeInterviewer } from "../support/interviews";
import { addAlike, makeSearch, runSearch } from "../support/lead-search";
import { marketingIds } from "../support/marketing";
import { twoOfOne } from "../support/merging";
import { meterDatabase } from "../support/meter-database";
import { makeOpportunity } from "../support/opportunities";
import { refusalIds } from "../support/outreach";
import { batchedPayout } from "../support/payouts";
import { platformIds } from "../support/platforms";
import { makeMailbox } from "../support/sending";
import { sharedWithAgent } from "../support/shared-leads";
import { slugOf } from "../support/sign-on";
import { askedSupport } from "../support/support";
import { trainingIds } from "../support/training";
import { outreachIds } from "./rows/campaigns-rows";
import { chatTo } from "./rows/chats-rows";
import { feedId } from "./rows/directory/research-rows";
import { socialCampaignOf, socialImportOf, socialMergeOf } from "./rows/marketing/social-leads-rows";
import { contactedAgent } from "./rows/matching-rows";
import { digestTokenOf } from "./rows/opportunities-rows";
import { assignmentOf, deletionOf, sharesOf } from "./rows/picked-rows";
import { ratedBy } from "./rows/ratings-rows";
import { returnedOf, threadOf } from "./rows/replies-rows";
import { TABLE } from "./table";

const MOST = 500;
/** Exports read every row they write, and say so in their name. */
const isExport = (path: string) =>
  /\.(csv|json)$|^\/api\/account\/data$|^\/agents?\/statements\/|^\/(api\/bulk|business\/picked)\/export$/.test(
    path,
  );

async function uploadOf(ctx: AgentContext): Promise<number> {
  await agreeToVideo(ctx);
  return (await startUpload(ctx, 0, 300_000)).id;
}

/** What D1 bills for one request to the built Worker. */
async function rowsReadBy(path: string, userId: number) {
  const cookie = await cookieOf(userId);
  const meter = { read: 0, written: 0 };
  const response = await fetchWith(meterDatabase(env.DB, meter), path, cookie);
  await response.text();
  return { status: response.status, read: meter.read };
}

describe("rows read by every page and call that reads", () => {
  let business: Business;
  let ids: Record<string, number | string> = {};
  let adminId = 0;
  let agentId = 0;

  beforeAll(async () => {
    business = await makeBusiness({ plan: "corporate" });
    const { ctx } = business;
    await addAlike(ctx, 400);
    await addAlike(ctx, 300, { country: "GH", city: "Accra", website: "https://gh.test" });
    for (let n = 0; n < 320; n += 1)
      await createContact(ctx, ContactInput.parse({ contactName: `Person ${n}`, location: "Accra, Ghana" }));
    const imported = await upload(ctx, "name\nAcme\n");
    const { payout, batchId } = await batchedPayout();
    const search = await makeSearch(ctx, { location: ["KE", "GH"] }, 400);
    await runSearch(ctx, search.id);
    const tagAll = async (list: "companies" | "contacts" | "leads", tag: string) => {
      const selection = { list, ids: null, filter: "" };
      return (await tagRows(ctx, { selection, tag, isRemoval: false })).tagId;
    };
    for (const tag of ["One", "Two", "Three"])
      for (const list of ["companies", "contacts", "leads"] as const) await tagAll(list, tag);
    const lead = await env.DB.prepare("select id from leads where account_id = ? limit 1")
      .bind(business.account.id)
      .first("id");
    const company = await env.DB.prepare("select id from companies where account_id = ? limit 1")
      .bind(business.account.id)
      .first("id");
    const contact = await env.DB.prepare("select id from contacts where account_id = ? limit 1")
      .bind(business.account.id)
      .first("id");
    const become = async (change: string) => {
      const { user } = await makeBusiness();
      await env.DB.prepare(`update users set ${change} where id = ?`).bind(user.userId).run();
      return user.userId;
    };
    adminId = await become("user_type = 'admin', is_admin = 1");
    const { working, shared } = await sharedWithAgent(40);
    agentId = working.agent.userId;
    await storeCv(working.ctx, { name: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7 of a test") });
    const asks = (await makeBusiness({ plan: "corporate" })).ctx;
    const asked = await assignAgent(asks, AssignAgent.parse({ agentId: working.agent.id }));
    const memberId = await become(`account_id = ${business.account.id}, role = 'member'`);
    const owner = { ...ctx, actor: { ...ctx.actor, isVerified: true } };
    const invitation = await inviteMember(owner, { email: "guest@shop.test", role: "member" });
    const mailId = await env.DB.prepare("select max(id) as id from mails").first("id");
    await addProvider(testContext(), {
      key: "google",
      name: "Google",
      issuer: "https://accounts.google.com",
      clientId: "njia",
      isOn: true,
    });
    await linkStatement(ctx, { issuer: "https://accounts.google.com", subject: "one" }, business.user.userId);
    const [identity] = await listOwnIdentities(ctx);
    const opportunity = await makeOpportunity(ctx, { revenue: 100 });
    const task = await addTask(ctx, { title: "Call", dueAt: new Date(), opportunityId: opportunity.id });
    for (const list of ["companies", "contacts", "leads"] as const)
      await assignRows(ctx, {
        selection: { list, ids: null, filter: "scope=own" },
        ownerId: business.user.userId,
      });
    ids = {
      lastContactId: Number(contact) + 310,
      opportunityId: opportunity.id,
      taskId: task.id,
      importId: imported.id,
      searchId: search.id,
      leadId: Number(lead),
      tagId: Number(await tagAll("contacts", "One")),
      deletionId: await deletionOf(business),
      assignmentId: await assignmentOf(business),
      shareId: await sharesOf(business),
      contactId: Number(contact),
      companyId: Number(company),
      userId: memberId,
      invitationId: invitation.id,
      mailId: Number(mailId),
      sharedLeadId: shared[0]?.id ?? 0,
      uploadId: await uploadOf({ ...working.ctx, agent: working.agent }),
      act: "suspend",
      question: 0,
      interviewerId: (await makeInterviewer()).id,
      agentId: working.agent.id,
      file: "tour.js",
      ...(await contactedAgent(business, working.agent.id)),
      ...(await ratedBy(business, working)),
      accountId: await chatTo(working),
      slug: await slugOf(business),
      ...(await platformIds(business)),
      supportId: (await askedSupport(business)).id,
      ...(await marketingIds(business)),
      socialImportId: await socialImportOf(business),
      socialMergeId: await socialMergeOf(business),
      socialCampaignId: await socialCampaignOf(business),
      payoutId: payout.id,
      paymentId: await payCommission(business, 100),
      invoiceId: await openInvoice(business),
      batchId,
      offerId: asked.id,
      move: "accept",
      key: "mails",
      queue: "agent-applications",
      providerKey: "google",
      identityId: identity?.id ?? "",
      measure: "leads",
      ...(await refusalIds(business)),
      groupId: (await twoOfOne(ctx)).groupId,
      sourceId: await feedId(),
      mailboxId: (await makeMailbox(ctx, 25)).id,
      threadId: await threadOf(business),
      returnedId: await returnedOf(business),
      digestToken: await digestTokenOf(business),
      ...(await outreachIds(business)),
      ...(await trainingIds(ctx, working.ctx)),
    };
  }, 600_000);

  const readers = TABLE.filter(({ methods = ["GET"], path }) => methods.includes("GET") && !isExport(path));
  const concrete = (path: string) =>
    path
      .replace(/\/:\w+\?/g, "")
      .replace(/:(\w+)/g, (_, name: string) =>
        String((path.startsWith("/agent/") ? ids[`${name}OfAgent`] : null) ?? ids[name]),
      )
      .replace("*", "nothing-here");

  it.each(readers)("$path stays within 500", async ({ path, access }) => {
    const isAgents = path.startsWith("/api/agents/:agentId/") && access === "user";
    const reader =
      { admin: adminId, agent: agentId }[(isAgents ? "agent" : access) as string] ?? business.user.userId;
    const { status, read } = await rowsReadBy(concrete(path), reader);
    // A door sends who is signed in away; an address that isn't one, or a mail without attachments, answers 404.
    const fitting = path.includes(":question") ? [302, 404] : [200, 302, 405];
    expect(/\*|:place|:name/.test(path) ? [404] : fitting).toContain(status);
    expect(read).toBeLessThanOrEqual(MOST);
  });

  it.each([
    ["/business/companies?search=company"],
    ["/business/companies?search=company&country=GH"],
    ["/business/companies?search=compnay"],
    ["/business/companies?country=GH&industry=energy&size=11-50"],
    ["/business/companies?scope=own"],
    ["/business/contacts?search=person"],
    ["/business/companies?owner=me"],
    ["/business/companies?owner=none"],
    ["/business/contacts?owner=none"],
    ["/ai-lead-search/leads?owner=none"],
    ["/business/companies?columns=owner"],
    ["/business/contacts?columns=owner"],
    ["/business/contacts?columns=email,owner&search=person&cursor=:lastContactId"],
    ["/business/contacts?columns=owner&sort=name"],
    ["/ai-lead-search/leads?columns=owner"],
    ["/opportunities?owner=none"],
    ["/business/companies?tag=:tagId"],
    ["/business/companies?tag=:tagId&search=company&country=GH"],
    ["/business/contacts?tag=:tagId&search=person"],
    ["/ai-lead-search/leads?tag=:tagId&since=2020-01-01"],
    ["/opportunities?tag=:tagId"],
    ["/api/database/companies/Ghana/all/company"],
    ["/api/database/contacts?search=person&limit=50"],
    ["/?q=company"],
  ])("%s stays within 500", async (path) => {
    const { status, read } = await rowsReadBy(concrete(path), business.user.userId);
    expect(status).toBe(200);
    expect(read).toBeLessThanOrEqual(MOST);
  });
});
