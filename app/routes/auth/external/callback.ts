import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { handleOidcCallback } from "~/http/session/external.server";

/** The URL an identity provider redirects the browser to. */
export const loader = (args: LoaderFunctionArgs) => handleOidcCallback(args);
