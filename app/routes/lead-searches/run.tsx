import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { offerPossible, suggestRelaxations } from "~/domains/lead-search/criteria/suggest-relaxations.server";
import { LoosenLinks } from "~/domains/lead-search/criteria/ui/relaxation-links";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { estimateResults, matchesText } from "~/domains/lead-search/runs/estimate-results.server";
import { runLimitView } from "~/domains/lead-search/runs/run-limit-view.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { BasicChoice, basicRecordsIn } from "~/domains/lead-search/runs/ui/basic-choice";
import { LimitNote } from "~/domains/lead-search/runs/ui/limit-note";
import { RunLeadSearchSchema } from "~/domains/lead-search/schemas";
import { searchView } from "~/domains/lead-search/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Run lead search" }];

export const loader = businessPage(async (ctx, { params }) => {
  const search = await getLeadSearch(ctx, parseId(params.searchId, "search"));
  const usage = await getLeadUsage(ctx);
  const matches = await estimateResults(ctx, search);
  const likely = await offerPossible(ctx, search);
  return {
    search: searchView(search, ctx.now(), readerZone(ctx)),
    matches: matchesText(matches),
    loosenings: matches.all.count === 0 ? await suggestRelaxations(ctx, search) : null,
    hasLikely: matches.all.count > 0 && likely.length > 0,
    ...(await runLimitView(ctx, usage)),
  };
});

export const action = businessPage((ctx, args) => {
  const searchId = parseId(args.params.searchId, "search");
  return handleForm(args, RunLeadSearchSchema, async ({ acceptCost = false, acceptBasic }) => {
    await startLeadSearch(ctx, searchId, { acceptCost, acceptBasic });
    return redirectWithFlash(args.context, paths.leadSearch.results(searchId), {
      kind: "success",
      title: "Search started! Results will appear shortly.",
    });
  });
});

export default function RunLeadSearch() {
  const { search, matches, loosenings, hasLikely, left, refusal, wayOn } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.result.error;
  const cost = error?.acceptCost?.[0];
  const basic = basicRecordsIn(error);
  const failure = cost ? undefined : Object.values(error ?? {}).flat()[0];
  return (
    <Page title={`Run ${search.name}`} subtitle={search.criteria} width="reading">
      <Breadcrumb trail={[{ to: paths.leadSearch.list, label: "AI lead search" }]} />
      {search.status === "running" ? <Alert title="This search is running." /> : null}
      {failure && failure !== refusal ? <Alert kind="error" title={failure} /> : null}
      <LimitNote refusal={refusal} wayOn={wayOn} />
      <Card>
        <p>
          <b>{matches}.</b>{" "}
          {loosenings ? (
            <>
              <LoosenLinks searchId={search.id} loosenings={loosenings} /> A run also adds companies with one
              missing detail, named in their reasons.
            </>
          ) : null}
          {hasLikely ? (
            <>
              <Link to={paths.withQuery(paths.leadSearch.edit(search.id), { loosen: "takeLikely" })}>
                Include possible matches
              </Link>
              .
            </>
          ) : null}
        </p>
        {cost ? (
          <Alert title={cost} />
        ) : (
          <p>
            Adds up to {plural(search.maxLeads, "company", "companies")}. Your own are free; others use 1 lead
            each. You confirm the cost first. <b>{left}.</b>
          </p>
        )}
        <Form method="post" className="row">
          {cost ? <input type="hidden" name="acceptCost" value="on" /> : null}
          {basic > 0 ? <BasicChoice count={basic} /> : null}
          {search.status === "running" ? null : (
            <Submit pending="Starting">{cost ? "Use leads and run" : "Run search"}</Submit>
          )}
          <LinkButton writes to={paths.leadSearch.edit(search.id)}>
            Edit criteria
          </LinkButton>
          <LinkButton kind="quiet" to={paths.leadSearch.results(search.id)}>
            Not now
          </LinkButton>
        </Form>
      </Card>
    </Page>
  );
}
