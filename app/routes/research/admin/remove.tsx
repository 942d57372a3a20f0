import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getResearchSource, removeFeed } from "~/domains/directory/research/research-sources.server";
import { buttonAction } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_RESEARCH } from "~/paths/business/admin-research";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `Remove ${data?.name ?? "it"}?` }];

export const loader = adminPage(async (ctx, { params }) => {
  const { id, key } = await getResearchSource(ctx, parseId(params.sourceId, "source"));
  return { id, name: key };
});

export const action = buttonAction(adminPage, async (ctx, { params }) => {
  await removeFeed(ctx, parseId(params.sourceId, "source"));
  return { to: ADMIN_RESEARCH.home, title: "Feed removed" };
});

export default function RemoveFeedPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Remove ${name}?`}
      submit={`Remove ${name}`}
      back={ADMIN_RESEARCH.source(id)}
      keep="Keep feed"
    >
      <p>
        The feed will no longer be read, and its key will be deleted. Its companies stay in the directory with
        source and licence.
      </p>
    </ConfirmPage>
  );
}
