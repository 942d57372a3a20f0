import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findLogo } from "~/domains/templates/files/files.server";
import { toErrorResponse } from "~/http/errors.server";
import { fileAnswer } from "~/http/files/stored-file.server";

/** A signature's logo, for recipients of an email with it. Requests are not recorded. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  try {
    return await fileAnswer(context.base.files, await findLogo(context.base, params.name ?? ""), "public");
  } catch (error) {
    throw toErrorResponse(error);
  }
}
