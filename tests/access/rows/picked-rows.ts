import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import type { Business } from "../../support/context";
import type { Row } from "../table";

export const deletionOf = async ({ ctx }: Business) => {
  const { id } = await createContact(ctx, ContactInput.parse({ contactName: "Theirs" }));
  return (await deleteRows(ctx, { list: "contacts", ids: [id], filter: "" })).id;
};

const page = { kind: "page", access: "business" } as const;
const call = { kind: "call", access: "business" } as const;

/** What can be done with rows picked in a list. */
export const pickedRows: Row[] = [
  { path: "/business/picked/assign", ...page, methods: ["GET", "POST"] },
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
];
