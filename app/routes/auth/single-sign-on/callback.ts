import { parseSlug } from "~/core/ids";
import { publicPage } from "~/http/pages/page.server";
import { handleSsoCallback } from "~/http/session/member.server";

/** The URL a company's SSO provider redirects the browser to. */
export const loader = publicPage((_, args) =>
  handleSsoCallback(args, parseSlug(args.params.slug, "sign-in method")),
);
