import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { handleOidcCallback } from "~/http/session/external.server";

/** Where a provider of sign-in sends the browser back to. */
export const loader = (args: LoaderFunctionArgs) => handleOidcCallback(args);
