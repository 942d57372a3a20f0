import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { comeBackAsMember } from "~/http/session/member.server";

/** Where the provider of a company sends the browser back to. */
export const loader = (args: LoaderFunctionArgs) => comeBackAsMember(args, args.params.slug ?? "");
