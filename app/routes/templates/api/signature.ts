import type { BusinessContext } from "~/core/context";
import { getSignature } from "~/domains/templates/signatures/get-signature.server";
import { saveSignature } from "~/domains/templates/signatures/save-signature.server";
import { SignatureChangeSchema } from "~/domains/templates/signatures/signature-schema";
import { apiRoute, endpoint } from "~/http/api/api.server";

async function signatureJson(ctx: BusinessContext) {
  const { fields, html } = await getSignature(ctx);
  return { ...fields, html };
}

/** How the user who asks signs. */
export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: ({ ctx }) => signatureJson(ctx) }),
  PATCH: endpoint({
    access: "business",
    body: SignatureChangeSchema,
    run: async ({ ctx, body }) => {
      await saveSignature(ctx, body);
      return signatureJson(ctx);
    },
  }),
});
