import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { countGroups } from "~/domains/merging/groups/list-groups.server";
import { removeDuplicates } from "~/domains/merging/merging/remove-duplicates.server";
import { removedText } from "~/domains/merging/merging/removed-text";
import { catchDomainError, orUnavailable } from "~/http/errors.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { DUPLICATES } from "~/paths/bulk/duplicates";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Remove duplicates?" }];

export const loader = businessPage(async (ctx) => {
  const { companies, contacts } = await countGroups(ctx);
  return { waiting: companies.open + contacts.open };
});

export const action = buttonAction(businessPage, async (ctx) =>
  catchDomainError(
    async () => {
      const removed = await orUnavailable(ctx, "Failed to remove duplicates", () => removeDuplicates(ctx));
      return {
        to: DUPLICATES.list,
        kind: removed.isWorking ? "info" : "success",
        title: removed.isWorking ? "Deduplication in progress" : "Deduplication Complete",
        text: removedText(removed),
      };
    },
    ({ message }) => ({ to: DUPLICATES.list, kind: "error", title: "Deduplication Failed", text: message }),
  ),
);

export default function RemoveDuplicatesPage() {
  const { waiting } = useLoaderData<typeof loader>();
  return (
    <Page title="Remove duplicates?" width="narrow">
      <Breadcrumb trail={[{ to: DUPLICATES.list, label: "Duplicates" }]} />
      <p>
        We’ll scan your companies and contacts and merge exact duplicates. Possible duplicates
        {waiting > 0 ? ` (${plural(waiting, "group")} on the list)` : ""} stay for you to review.
      </p>
      <p>
        Leads, conversations, deals, notes, tags and unsubscribes will move to the merged record. You can undo
        each merge for at least {RETENTION_DAYS} days.
      </p>
      <PostForm form={{ id: "remove", allErrors: {} }}>
        <div className="row">
          <Submit kind="danger" pending="Scanning">
            Remove duplicates
          </Submit>
          <LinkButton to={DUPLICATES.list}>Review duplicates</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
