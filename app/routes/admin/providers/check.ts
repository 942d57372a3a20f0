import { parseSlug } from "~/core/ids";
import { tryProvider } from "~/domains/identity/external/external-providers.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** The check is a button on the provider's page; opening this URL directly redirects there. */
export const loader = adminPage(async (_, { params, context }) =>
  redirectWithFlash(context, paths.admin.provider(parseSlug(params.providerKey, "provider")), {
    kind: "info",
    title: "Select “Check connection” to test the provider.",
  }),
);

export const action = buttonAction(adminPage, async (ctx, { params }) => {
  const key = parseSlug(params.providerKey, "provider");
  const reason = await catchDomainError(
    () => tryProvider(ctx, key).then(() => null),
    (error) => {
      if (error.code === "not_found") throw error;
      return error.message;
    },
  );
  return {
    to: paths.admin.provider(key),
    kind: reason === null ? "success" : "error",
    title: reason === null ? "Provider connected" : "Provider connection failed",
    ...(reason === null ? {} : { text: reason }),
  };
});
