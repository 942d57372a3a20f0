import { eraseSelf } from "~/domains/privacy/erase-self.server";
import { EraseSelf } from "~/domains/privacy/schemas";
import { apiRoute, call } from "~/http/api.server";

/** Erases the signed-in user. Who has no password is sent a link instead: then the answer says so, with 202. */
export const { loader, action } = apiRoute({
  DELETE: call({
    access: "user",
    body: EraseSelf,
    run: async ({ ctx, body }) =>
      (await eraseSelf(ctx, body.password)) === "erased"
        ? undefined
        : Response.json({ status: "link-sent" }, { status: 202 }),
  }),
});
