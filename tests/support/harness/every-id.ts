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
import { assignmentOf, deletionOf, sharesOf } from "../../access/rows/bulk-actions-rows";
import { outreachIds } from "../../access/rows/campaigns-rows";
import { chatTo } from "../../access/rows/chats-rows";
import { feedId } from "../../access/rows/directory/research-rows";
import {
  socialCampaignOf,
  socialImportOf,
  socialMergeOf,
} from "../../access/rows/marketing/social-leads-rows";
import { contactedAgent } from "../../access/rows/matching-rows";
import { digestTokenOf } from "../../access/rows/opportunities-rows";
import { ratedBy } from "../../access/rows/ratings-rows";
import { draftOf, returnedOf, threadOf } from "../../access/rows/replies-rows";
import type { Row } from "../../access/table";
import { openInvoice } from "../fixtures/billing";
import { payCommission } from "../fixtures/commissions";
import { upload } from "../fixtures/imports";
import { makeInterviewer } from "../fixtures/interviews";
import { addAlike, makeSearch, runSearch } from "../fixtures/lead-search";
import { marketingIds } from "../fixtures/marketing";
import { twoOfOne } from "../fixtures/merging";
import { makeOpportunity } from "../fixtures/opportunities";
import { refusalIds } from "../fixtures/outreach";
import { batchedPayout } from "../fixtures/payouts";
import { platformIds } from "../fixtures/platforms";
import { makeMailbox } from "../fixtures/sending";
import { sharedWithAgent } from "../fixtures/shared-leads";
import { slugOf } from "../fixtures/sign-on";
import { askedSupport } from "../fixtures/support";
import { trainingIds } from "../fixtures/training";
import { env, makeBusiness, testContext } from "./context";

async function uploadOf(ctx: AgentContext): Promise<number> {
  await agreeToVideo(ctx);
  return (await startUpload(ctx, 0, 300_000)).id;
}

/** One business with a row of every kind, an agent and an administrator, and the ids for each path parameter. */
export async function everyId() {
  const business = await makeBusiness({ plan: "corporate" });
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
  const adminId = await become("user_type = 'admin', is_admin = 1");
  const { working, shared } = await sharedWithAgent(40);
  const agentId = working.agent.userId;
  await storeCv(working.ctx, { name: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7 of a test") });
  const asks = (await makeBusiness({ plan: "corporate" })).ctx;
  const asked = await assignAgent(asks, AssignAgent.parse({ agentId: working.agent.id }));
  const memberId = await become(`account_id = ${business.account.id}, role = 'member'`);
  const owner = { ...ctx, actor: { ...ctx.actor, isVerified: true } };
  const invitation = await inviteMember(owner, { email: "guest@shop.test", role: "member" });
  const mailId = await env.DB.prepare("select max(id) as id from transactional_emails").first("id");
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
  const marketing = await marketingIds(business);
  const ids: Record<string, number | string> = {
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
    ...marketing,
    kind: "links",
    targetId: marketing.linkId,
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
    revenueFigure: "paid",
    ...(await refusalIds(business)),
    groupId: (await twoOfOne(ctx)).groupId,
    sourceId: await feedId(),
    mailboxId: (await makeMailbox(ctx, 25)).id,
    threadId: await threadOf(business),
    draftId: await draftOf(business),
    returnedId: await returnedOf(business),
    digestToken: await digestTokenOf(business),
    ...(await outreachIds(business)),
    ...(await trainingIds(ctx, working.ctx)),
  };
  return { business, adminId, agentId, ids };
}

export type EveryId = Awaited<ReturnType<typeof everyId>>;

const isAgentsCall = ({ path, access }: Row) => path.startsWith("/api/agents/:agentId/") && access === "user";

/** The id of the user who may request a row. */
export const readerOf = ({ business, adminId, agentId }: EveryId, row: Row): number =>
  ({ admin: adminId, agent: agentId })[(isAgentsCall(row) ? "agent" : row.access) as string] ??
  business.user.userId;

/** The address of a path, with ids of existing rows as its parameters. */
export const addressOf = ({ ids }: EveryId, path: string): string =>
  path
    .replace(/\/:\w+\?/g, "")
    .replace(/:(\w+)/g, (_, name: string) =>
      String((path.startsWith("/agent/") ? ids[`${name}OfAgent`] : null) ?? ids[name]),
    )
    .replace("*", "nothing-here");
