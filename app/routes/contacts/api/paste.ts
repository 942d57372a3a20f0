import { PastedPeople, pastePeople } from "~/domains/directory/contacts/paste/paste-people.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Writes nothing unless `isConfirmed`. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: PastedPeople,
    run: async ({ ctx, body }) => pastePeople(ctx, body),
  }),
});
