import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { DomainError } from "~/core/errors";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { jsonFile } from "~/http/files/json-file.server";
import { readForm } from "~/http/pages/form.server";
import { paths } from "~/paths";

export const loader = () => redirect(paths.site.dataRequest);

/** What is held on the address of a link, as a file. A link that can't be used leads to the page that says so. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await readForm(request)).get("token") ?? "");
  try {
    const { held } = await confirmDataRequest(context.base, token, ["access"]);
    return jsonFile("my-data.json", held);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirect(paths.withQuery(paths.privacy.confirmRequest, { token: token.slice(0, 100) }));
  }
}
