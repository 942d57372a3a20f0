import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { shareRows } from "~/domains/bulk/sharing/share-rows.server";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { createTag } from "~/domains/tags/edit-tags.server";
import { someLeads, workingAgent } from "../../support/fixtures/shared-leads";
import type { Business } from "../../support/harness/context";
import type { Row } from "../table";
import { mergingRows } from "./directory/merging-rows";

export const deletionOf = async ({ ctx }: Business) => {
  const { id } = await createContact(ctx, ContactInput.parse({ contactName: "Theirs" }));
  return (await deleteRows(ctx, { list: "contacts", ids: [id], filter: "" })).id;
};

export const assignmentOf = async ({ ctx }: Business) => {
  const { id } = await createContact(ctx, ContactInput.parse({ contactName: "Somebody’s" }));
  const selection = { list: "contacts", ids: [id], filter: "" } as const;
  return (
    (await assignRows(ctx, { selection: { ...selection, ids: [id] }, ownerId: ctx.actor.userId })).id ?? 0
  );
};

export const sharesOf = async (business: Business) => {
  const { agent } = await workingAgent(business);
  const [lead] = await someLeads(business, 1);
  const selection = { list: "leads" as const, ids: [lead?.id ?? 0], filter: "" };
  return (await shareRows(business.ctx, { selection, agentId: agent.id })).id ?? 0;
};

const tagChangeOf = async ({ ctx }: Business) => {
  const { id } = await createContact(ctx, ContactInput.parse({ contactName: "Theirs" }));
  const selection = { list: "contacts" as const, ids: [id], filter: "" };
  return Number((await tagRows(ctx, { selection, tag: "Theirs", isRemoval: false })).changeId);
};

const tagOf = async ({ ctx }: Business) =>
  (await createTag(ctx, `Tag ${crypto.randomUUID().slice(0, 8)}`)).id;

const page = { kind: "page", access: "business" } as const;
const call = { kind: "call", access: "business" } as const;

/** Rows of the actions on rows selected in a list. */
export const bulkActionsRows: Row[] = [
  ...mergingRows,
  { path: "/business/picked/assign", ...page, methods: ["GET", "POST"] },
  {
    path: "/business/picked/assignments/:assignmentId",
    ...page,
    methods: ["GET", "POST"],
    foreign: assignmentOf,
  },
  { path: "/api/bulk/assign/:assignmentId/undo", ...call, methods: ["POST"], foreign: assignmentOf },
  { path: "/business/picked/share", ...page, methods: ["GET", "POST"] },
  { path: "/business/picked/shares/:shareId", ...page, methods: ["GET", "POST"], foreign: sharesOf },
  { path: "/api/bulk/share", ...call, methods: ["POST"] },
  { path: "/api/bulk/share/:shareId/undo", ...call, methods: ["POST"], foreign: sharesOf },
  { path: "/business/picked/export", ...page },
  { path: "/api/bulk/export", ...call },
  { path: "/business/picked/delete", ...page, methods: ["GET", "POST"] },
  { path: "/api/bulk/delete", ...call, methods: ["POST"] },
  { path: "/business/deletions", ...page },
  { path: "/api/bulk/deletions", ...call },
  {
    path: "/business/picked/deletions/:deletionId",
    ...page,
    methods: ["GET", "POST"],
    foreign: deletionOf,
  },
  { path: "/api/bulk/delete/:deletionId/undo", ...call, methods: ["POST"], foreign: deletionOf },
  { path: "/api/bulk/assign", ...call, methods: ["POST"] },
  { path: "/business/tags", ...page, methods: ["GET", "POST"] },
  {
    path: "/business/tags/:tagId",
    ...page,
    methods: ["GET", "POST"],
    foreign: tagOf,
    body: { name: "Taken" },
  },
  { path: "/business/tags/:tagId/delete", ...page, methods: ["POST"], foreign: tagOf },
  { path: "/business/tags/:tagId/restore", ...page, methods: ["POST"], foreign: tagOf },
  { path: "/api/tags", ...call, methods: ["GET", "POST"] },
  {
    path: "/api/tags/:tagId",
    ...call,
    methods: ["PATCH", "DELETE"],
    foreign: tagOf,
    body: { name: "Taken" },
  },
  { path: "/api/tags/:tagId/restore", ...call, methods: ["POST"], foreign: tagOf },
  { path: "/business/picked/tag", ...page, methods: ["GET", "POST"] },
  { path: "/api/bulk/tag", ...call, methods: ["POST"] },
  {
    path: "/business/picked/tag-changes/:changeId/undo",
    ...page,
    methods: ["POST"],
    foreign: tagChangeOf,
  },
  { path: "/api/bulk/tag/:changeId/undo", ...call, methods: ["POST"], foreign: tagChangeOf },
];
