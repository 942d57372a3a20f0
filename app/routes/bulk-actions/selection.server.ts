import type { AppLoadContext } from "@remix-run/cloudflare";
import { IDEMPOTENCY_FIELD } from "~/core/idempotency";
import { SelectionSchema } from "~/domains/bulk/selection-schema";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { backOf } from "./back";

/** Loads the page for the selection in the URL; an invalid selection redirects to its list with the error. */
export async function shownSelection<Shown>(
  { request, context }: { request: Request; context: AppLoadContext },
  show: (selection: ReturnType<typeof SelectionSchema.parse>) => Promise<Shown>,
): Promise<Shown> {
  const url = new URL(request.url);
  if (url.searchParams.has(IDEMPOTENCY_FIELD)) {
    url.searchParams.delete(IDEMPOTENCY_FIELD);
    throw redirect(url.pathname + url.search);
  }
  return catchDomainError(
    () => show(readQuery(request, SelectionSchema)),
    ({ message }) => {
      throw redirectWithFlash(context, backOf(request), {
        kind: "error",
        title: "Selection not valid",
        text: message,
      });
    },
  );
}
