import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getResearchSource, removeFeed } from "~/domains/directory/research/research-sources.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_RESEARCH } from "~/paths/business/admin-research";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `Remove ${data?.name ?? "it"}?` }];

export const loader = adminPage(async (ctx, { params }) => {
  const { id, key } = await getResearchSource(ctx, parseId(params.sourceId, "source"));
  return { id, name: key };
});

export const action = adminPage(async (ctx, { params, context }) => {
  await removeFeed(ctx, parseId(params.sourceId, "source"));
  return redirectWithFlash(context, ADMIN_RESEARCH.home, { kind: "success", title: "Feed Removed" });
});

export default function RemoveFeedPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <Page title={`Remove ${name}?`} width="narrow">
      <p>
        It is not read any more, and its key is forgotten. The companies that came from it stay in the
        directory, with its name and licence.
      </p>
      <form method="post" className="row">
        <Submit kind="danger">Remove {name}</Submit>
        <LinkButton to={ADMIN_RESEARCH.source(id)}>Keep it</LinkButton>
      </form>
    </Page>
  );
}
