import { parseSlug } from "~/core/ids";
import { publicPage } from "~/http/pages/page.server";
import { handleSsoCallback } from "~/http/session/member.server";

/** Where the provider of a company sends the browser back to. */
export const loader = publicPage((_, args) =>
  handleSsoCallback(args, parseSlug(args.params.slug, "sign-in method")),
);
