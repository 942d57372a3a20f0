import type { BusinessContext } from "~/core/context";
import { saveSignature } from "~/domains/outreach/save-signature.server";
import { SignatureChangeSchema } from "~/domains/outreach/signature-schema";
import { getSignature } from "~/domains/outreach/signature-view.server";
import { apiRoute, call } from "~/http/api.server";

async function signatureJson(ctx: BusinessContext) {
  const { fields, html } = await getSignature(ctx);
  return { ...fields, html };
}

/** How the user who asks signs. */
export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: ({ ctx }) => signatureJson(ctx) }),
  PATCH: call({
    access: "business",
    body: SignatureChangeSchema,
    run: async ({ ctx, body }) => {
      await saveSignature(ctx, body);
      return signatureJson(ctx);
    },
  }),
});
