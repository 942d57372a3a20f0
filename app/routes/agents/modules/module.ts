import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { m } from "~/messages/messages";
import { MODULES, scriptAnswer } from "./modules.server";

/** A page's small script, the same for every user. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const name = params.file?.replace(/\.js$/, "") ?? "";
  const module = Object.hasOwn(MODULES, name) ? MODULES[name as keyof typeof MODULES] : null;
  if (!module) return new Response(m.agents_module_there_is_no_such_module(), { status: 404 });
  const isThis = new URL(request.url).searchParams.get("v") === module.hash;
  return scriptAnswer(module.code, {
    "cache-control": isThis ? "public, max-age=31536000, immutable" : "no-cache",
  });
}
