import { DomainError } from "~/core/errors";
import { tryProvider } from "~/domains/identity/external/external-providers.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** A button of the provider's page; whoever comes by a link goes back there. */
export const loader = adminPage(async (_, { params, context }) =>
  redirectWithFlash(context, paths.admin.provider(params.providerKey ?? ""), {
    kind: "info",
    title: "Press “Check the connection” to ask the provider.",
  }),
);

export const action = adminPage(async (ctx, { params, context }) => {
  const key = params.providerKey ?? "";
  const reason = await tryProvider(ctx, key).then(
    () => null,
    (error) => {
      if (error instanceof DomainError && error.code !== "not_found") return error.message;
      throw error;
    },
  );
  return redirectWithFlash(context, paths.admin.provider(key), {
    kind: reason === null ? "success" : "error",
    title: reason === null ? "The Provider Answers" : "The Provider Can't Be Used",
    ...(reason === null ? {} : { text: reason }),
  });
});
