import { PastedPeople, pastePeople } from "~/domains/directory/contacts/paste/paste-people.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** Writes nothing unless `isConfirmed`. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: PastedPeople,
    run: async ({ ctx, body }) => pastePeople(ctx, body),
  }),
});
