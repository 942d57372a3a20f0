import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ownValue } from "~/core/own-value";
import { redirectDocument } from "~/http/pages/redirect.server";
import { leaveDemoSession } from "~/http/session/session.server";
import { paths } from "~/paths";

/** The page after leaving, chosen by the link. */
const NEXT: Record<string, string> = { trial: paths.auth.businessSignup, agent: paths.site.agentSignup };

/** A link instead of a form, because a demo session may only read. Ends only that session. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await leaveDemoSession(context, request);
  return redirectDocument(
    ownValue(NEXT, new URL(request.url).searchParams.get("to") ?? "") ?? paths.site.demo,
  );
}
