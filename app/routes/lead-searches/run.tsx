import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { offerPossible, suggestRelaxations } from "~/domains/lead-search/criteria/suggest-relaxations.server";
import { LoosenLinks } from "~/domains/lead-search/criteria/ui/relaxation-links";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { previewSearch } from "~/domains/lead-search/runs/preview-search.server";
import { previewView } from "~/domains/lead-search/runs/preview-view";
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
  const preview = previewView(await previewSearch(ctx, search, usage));
  const likely = await offerPossible(ctx, search);
  return {
    search: searchView(search, ctx.now(), readerZone(ctx)),
    preview,
    loosenings: preview.hasFull || search.companyIds ? null : await suggestRelaxations(ctx, search),
    hasLikely: preview.hasFull && likely.length > 0,
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
  const { search, preview, loosenings, hasLikely, left, refusal, wayOn } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.result.error;
  // Refused, because the cost is another now than the page had said.
  const cost = error?.acceptCost?.[0];
  const basic = cost ? basicRecordsIn(error) : preview.basic;
  const usesLeads = cost !== undefined || preview.cost > 0;
  const failure = cost ? undefined : Object.values(error ?? {}).flat()[0];
  return (
    <Page title={`Run ${search.name}`} subtitle={search.criteria} width="reading">
      <Breadcrumb trail={[{ to: paths.leadSearch.list, label: "AI lead search" }]} />
      {search.status === "running" ? <Alert title="This search is running." /> : null}
      {failure && failure !== refusal ? <Alert kind="error" title={failure} /> : null}
      <LimitNote refusal={refusal} wayOn={wayOn} />
      <Card>
        <p>
          <b>{preview.text}.</b> {preview.fit} {preview.idle}{" "}
          {loosenings ? (
            <>
              <LoosenLinks searchId={search.id} loosenings={loosenings} /> Includes companies with one missing
              detail, shown in their reasons.
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
          <>
            <p>
              <b>{preview.quote}.</b> {preview.basicText}
            </p>
            {preview.cost > 0 ? null : <p>{left}.</p>}
          </>
        )}
        <Form method="post" className="row">
          {usesLeads || basic > 0 ? <input type="hidden" name="acceptCost" value="on" /> : null}
          {basic > 0 ? <BasicChoice count={basic} /> : null}
          {search.status === "running" ? null : (
            <Submit pending="Starting">{usesLeads ? "Use leads and run" : "Run search"}</Submit>
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
