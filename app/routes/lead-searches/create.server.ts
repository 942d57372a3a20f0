import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { addLeads } from "~/domains/lead-search/runs/add-leads.server";
import { LeadSearchSchema } from "~/domains/lead-search/schemas";
import { listIndustryResults } from "~/domains/opportunities/industry-results.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** The action of both search forms: the portal's short one and the full one. */
export const createSearchAction = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, LeadSearchSchema, async (input) => {
    const search = await addLeads(ctx, input, { results: () => listIndustryResults(ctx) });
    if (input.start)
      return redirectWithFlash(args.context, paths.leadSearch.results(search.id), {
        kind: "success",
        title: "Search started! Results will appear shortly.",
      });
    const flash = { kind: "success", title: "Lead Search Created", text: "Run it to find leads." } as const;
    return redirectWithFlash(args.context, paths.leadSearch.run(search.id), flash);
  }),
);
