import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { catchDomainError } from "~/http/errors.server";
import { jsonFile } from "~/http/files/json-file.server";
import { readForm } from "~/http/pages/form.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const loader = () => redirect(paths.site.dataRequest);

/** Downloads the data stored about the link's address. An invalid link shows a page with the reason. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await readForm(request)).get("token") ?? "");
  return catchDomainError(
    async () => jsonFile("my-data.json", (await confirmDataRequest(context.base, token, ["access"])).held),
    () => redirect(paths.withQuery(paths.privacy.confirmRequest, { token: token.slice(0, 100) })),
  );
}
